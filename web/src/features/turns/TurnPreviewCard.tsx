import { Check, X } from 'lucide-react'
import type { TurnPreview } from '@bargah/contract/features/turns/turns.schema.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './staff-turns.css'
import { PlateOf } from '../../ui/Plate.tsx'
import { sayHoursOf } from './turn-validity.rules.ts'

/** Whose turn it would be and what stands in its way, before the desk asks for it. */
export const TurnPreviewCard = ({ read }: { read: Reading<TurnPreview> }) => (
  <Read of={read} wait={<SkeletonLines lines={3} />}>
    {({ driver, validHours, isNative, refusal }) => (
      <div className="stack gap-3 well pad-4 rounded-lg turn-preview" role="status">
        {driver && <Whose driver={driver} valid={sayHoursOf(validHours, isNative)} />}
        {refusal !== null && <Note tone="danger">{refusal}</Note>}
      </div>
    )}
  </Read>
)

type Driver = NonNullable<TurnPreview['driver']>

const Whose = ({ driver, valid }: { driver: Driver; valid: string }) => (
  <>
    <div className="row wrap gap-2-3 turn-driver">
      <div className="grow blocks">
        <b className="strong">
          {driver.driverName} {driver.driverFamily}
        </b>
        <span className="muted">
          {driver.loaderTypeName}، اعتبار نوبت {valid}
        </span>
      </div>
      <PlateOf truck={driver} />
    </div>
    <ul className="row wrap at-stretch">
      <Fact holds={!driver.hasLiveTurn} good="نوبت فعال ندارد" bad="نوبت فعال دارد" />
      <Fact holds={!driver.hasOpenPermit} good="مجوز باز ندارد" bad="مجوز باز دارد" />
      <Fact holds={driver.canPay} good="موجودی کافی است" bad="موجودی کافی نیست" />
    </ul>
  </>
)

const Fact = ({ holds, good, bad }: { holds: boolean; good: string; bad: string }) => (
  <li>
    <Badge tone={holds ? 'success' : 'danger'} icon={holds ? <Check /> : <X />}>
      {holds ? good : bad}
    </Badge>
  </li>
)
