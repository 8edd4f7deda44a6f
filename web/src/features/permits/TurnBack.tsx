import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { PermitDetail } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useTurnBack } from './search-permits.queries.ts'

type Preview = NonNullable<ReturnType<typeof useTurnBack>['data']>
type VoidedPermit = Pick<PermitDetail, 'id' | 'driverTurnId' | 'turnNumber' | 'turnReturn'>

/** The turn that a voided permit had used up: that it is back, or to whom may return it, how it would stand. */
export function TurnBack({ permit, mayReturn }: { permit: VoidedPermit; mayReturn: boolean }) {
  const { turnReturn, turnNumber } = permit
  if (turnReturn)
    return (
      <section>
        <h3>نوبت</h3>
        <Note tone="success">
          <span>
            نوبت {toPersianDigits(turnNumber ?? 0)} {formatDayTime(turnReturn.at, serverNow())} بازگشت
            {turnReturn.line !== null && `، سطر ${formatNumber(turnReturn.line)} دفتر سالن`}
            {turnReturn.by !== null && `، به دست ${turnReturn.by}`}.
          </span>
        </Note>
      </section>
    )
  return mayReturn ? <MayReturn permit={permit} /> : null
}

function MayReturn({ permit }: { permit: VoidedPermit }) {
  return (
    <section>
      <h3>نوبت</h3>
      <Read of={useTurnBack(permit.id)} wait={<SkeletonLines lines={2} />}>
        {(preview) =>
          preview.refusal === null ? (
            <Returnable permit={permit} preview={preview} />
          ) : (
            <Note>برنمی‌گردد: {preview.refusal}</Note>
          )
        }
      </Read>
    </section>
  )
}

function Returnable({ permit, preview }: { permit: VoidedPermit; preview: Preview }) {
  const [asks, setAsks] = useState(false)
  const { turnNumber, hoursLeft, aheadCount } = preview
  const number = toPersianDigits(turnNumber)
  const { driverTurnId } = permit
  return (
    <>
      <div className="row gap-4 pad-3-4 well above-2 below-3">
        <b className="figure-4xl num">{number}</b>
        <p className="quiet">
          <b className="ink strong">
            با همین شماره برمی‌گردد
            {hoursLeft !== null && `، حدود ${formatNumber(hoursLeft)} ساعت از آن مانده`}.
          </b>
          <br />
          زمان صدور تا بازگشت حساب نمی‌شود.{' '}
          {aheadCount === 0 ? 'کسی جلوتر از او نیست.' : `${formatNumber(aheadCount)} نفر جلوتر از او هستند.`}
        </p>
      </div>
      <div className="row wrap">
        <Button variant="primary" icon={<Undo2 />} onClick={() => setAsks(true)}>
          بازگرداندن نوبت {number}
        </Button>
        <span className="subtle fine">در دفتر سالن و روی تابلو نوشته می‌شود.</span>
      </div>
      {asks && driverTurnId !== null && (
        <ConfirmWrite
          call="giveTurnBack"
          input={() => ({ body: { Item1: driverTurnId, Item2: permit.id } })}
          title={`نوبت ${number} بازگردد؟`}
          consequence="راننده با همان شماره به صف سالن برمی‌گردد و به او خبر داده می‌شود."
          confirmLabel="بله، بازگردد"
          cancelLabel="نه، بماند"
          busyLabel="در حال بازگرداندن…"
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
