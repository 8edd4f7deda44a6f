import { CircleCheck } from 'lucide-react'
import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'

/** What was found stands under the fields, behind the act at the foot of a phone. */
const show = (found: HTMLElement | null) => found?.scrollIntoView({ block: 'center' })

/** «این شما هستید؟»: whom the registry knows under both numbers, as far as it does. */
export const FoundDriver = ({ of }: { of: Reading<DriverLookedUp> }) => (
  <Read of={of} wait={<SkeletonCards count={1} />}>
    {(found) => (
      <section className="stack" ref={show}>
        {found.name !== null && <h2 className="title-md">این شما هستید؟</h2>}
        <FoundVerdict found={found} />
      </section>
    )}
  </Read>
)

function FoundVerdict({ found }: { found: DriverLookedUp }) {
  const isAway = found.personInquiry === 'away' || found.truckInquiry === 'away'
  return (
    <>
      {(found.name !== null || found.plaqueNumber !== null) && <FoundCard found={found} />}
      {!found.willBeActive && (
        <Note tone={isAway ? 'plain' : 'warning'}>
          {isAway
            ? 'سامانهٔ استعلام الان پاسخ نمی‌دهد. می‌توانید ثبت‌نام کنید؛ پشتیبانی مشخصات را کامل می‌کند.'
            : `${unknownOf(found)} در سامانهٔ استعلام پیدا نشد. شماره‌ها را بررسی کنید؛ اگر درست‌اند، ثبت‌نام کنید تا پشتیبانی مشخصات را کامل کند.`}
        </Note>
      )}
    </>
  )
}

function unknownOf({ personInquiry, truckInquiry }: DriverLookedUp): string {
  if (personInquiry === 'confirmed') return 'این کارت ناوگان'
  return truckInquiry === 'confirmed' ? 'این کد ملی' : 'این کد ملی و کارت ناوگان'
}

function FoundCard({ found }: { found: DriverLookedUp }) {
  const { name, family, plaqueNumber, loaderTypeName } = found
  const fullName = [name, family].filter(Boolean).join(' ')
  return (
    <Card className="clips no-pad ruled">
      <div className="is-good strong register-found-head row">
        <CircleCheck className="i-lg" />
        <span className="grow">{foundWords(fullName !== '', plaqueNumber !== null)}</span>
        {found.isDemo && <Badge>نمایشی</Badge>}
      </div>
      {fullName !== '' && (
        <div className="row gap-3 text-xl register-found-who">
          <Avatar name={fullName} large />
          <b>{fullName}</b>
        </div>
      )}
      {plaqueNumber !== null && (
        <div className="pad-4 stack gap-35 register-found-truck">
          <PlateOf truck={found} size="header" />
          {loaderTypeName !== null && <DescriptionList items={[{ term: 'بارگیر', value: loaderTypeName }]} />}
        </div>
      )}
    </Card>
  )
}

function foundWords(hasPerson: boolean, hasTruck: boolean): string {
  if (hasPerson && hasTruck) return 'هویت و ناوگان پیدا شد'
  return hasPerson ? 'هویت پیدا شد' : 'ناوگان پیدا شد'
}
