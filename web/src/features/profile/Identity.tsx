import type { ReactNode } from 'react'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Plate } from '../../ui/Plate.tsx'
import type { Me } from './profile.queries.ts'

type Fact = { term: string; value: ReactNode }
type Profile = NonNullable<Me['profile']>

const code = (text: string) => <bdi dir="ltr">{toPersianDigits(text)}</bdi>
const fact = (term: string, value: ReactNode | null): Fact | null => (value ? { term, value } : null)

/** Who the account is: its name and role, and the facts of the company, cargo owner or driver behind it. */
export function Identity({ me: { member, profile } }: { me: Me }) {
  const items = [
    fact('نام', member.fullname),
    fact('نقش', roleLabels[member.role]),
    fact('نام کاربری', code(member.username)),
    ...(profile ? factsOf(profile) : []),
  ]
  return <DescriptionList items={items} />
}

function factsOf(profile: Profile): (Fact | null)[] {
  switch (profile.kind) {
    case 'company':
      return [
        fact('شناسهٔ ملی', code(profile.nationalId)),
        fact('موبایل', profile.mobile && code(profile.mobile)),
        fact('شهر', profile.cityName),
        fact('نشانی', profile.address && toPersianDigits(profile.address)),
      ]
    case 'productOwner':
      return [fact('کد یا شناسهٔ ملی', code(profile.nationalId)), fact('موبایل', code(profile.mobile))]
    case 'driver': {
      const plate = parsePlate(profile.plaqueNumber ?? '', profile.plaqueSerialNumber ?? '')
      return [
        fact('کد ملی', code(profile.nationalId)),
        fact('موبایل', code(profile.mobile)),
        fact('کارت هوشمند راننده', profile.driverCardNumber && code(profile.driverCardNumber)),
        fact('کارت هوشمند ناوگان', profile.freighterCardNumber && code(profile.freighterCardNumber)),
        fact('پلاک', plate && <Plate plate={plate} />),
      ]
    }
  }
}
