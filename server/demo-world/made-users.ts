import type { Role } from '@bargah/contract/kernel/access.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { NewRow } from './demo-world.store.ts'
import { later, nextId, type World } from './world.ts'

const hormozgan = { provinceId: 29, cityId: 1164 }
const isfahan = { provinceId: 4, cityId: 139 }

type Made = Partial<NewRow<'users'>> & {
  username: string
  role: Role
  fullName: string
  companyIds: number[]
}

/** Users that Admin made and nobody signs in as: of one province, new, closed. */
const madeUsers: readonly Made[] = [
  {
    username: '1000000010OR',
    role: 'Organization',
    fullName: 'ادارهٔ راهداری هرمزگان',
    email: 'rahdari.hormozgan@example.ir',
    mobile: '09171110021',
    ...hormozgan,
    companyIds: [1],
  },
  {
    username: '1000000011OR',
    role: 'Organization',
    fullName: 'ادارهٔ راهداری اصفهان',
    email: 'rahdari.isfahan@example.ir',
    ...isfahan,
    companyIds: [],
  },
  {
    username: '1000000012OR',
    role: 'Organization',
    fullName: 'ستاد پایانه‌های مرزی',
    email: 'payaneh@example.ir',
    provinceId: hormozgan.provinceId,
    isActive: false,
    companyIds: [1, 3],
  },
]

/** Adds them with what they look after; no password that anyone knows fits them. */
export function addMadeUsers({ rows, now }: World, passwordHash: string): void {
  for (const { companyIds, ...user } of madeUsers) {
    const id = nextId(rows.users)
    const plain = { isActive: true, accessFlags: [], createdAt: later(now, -90 * dayMs) }
    rows.users.push({ id, passwordHash, ...plain, ...user })
    for (const companyId of companyIds) rows.userCompanies.push({ userId: id, companyId })
  }
}
