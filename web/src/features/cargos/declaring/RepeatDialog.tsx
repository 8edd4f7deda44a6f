import { useState } from 'react'
import { Link } from '../../../kernel/navigation.tsx'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import type { DeclaredCargo } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { mostAtOnce } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../../kernel/paths.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Read } from '../../../kernel/Read.tsx'
import { FaultNote } from '../../../kernel/FaultNote.tsx'
import { TopUp } from '../../../kernel/TopUp.tsx'
import { PendingPayment } from '../../payments/pending.parts.tsx'
import { useWrite } from '../../../kernel/use-write.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import type { DeclareValues } from './declare-values.ts'
import { EarlierDialog } from './EarlierDialog.tsx'
import { announceDays, lacksOf, type Repeat, repeatsOf, sumOfHolds, toRepeatBody } from './repeats.ts'
import { RepeatChoices } from './RepeatChoices.tsx'
import { MadeRows, RepeatRows } from './RepeatRows.tsx'
import { missingOf, useFoundForEach, useTargets } from './use-repeats.ts'
import { notWritten } from '@bargah/contract/kernel/not-given.ts'

type RepeatDialogProps = {
  values: DeclareValues
  by: Declarer
  /** All of them are declared: the form may begin anew, while what became of them is shown. */
  onMade: () => void
  onClose: () => void
}

/** The form's load to several destinations and on several days: what all of it costs, and then what became of each. */
export default function RepeatDialog({ values, by, onMade, onClose }: RepeatDialogProps) {
  const [made, setMade] = useState<readonly DeclaredCargo[] | null>(null)
  if (made)
    return (
      <EarlierDialog
        title={`${fa(made.length)} بار ثبت شد`}
        subtitle="هر بار کد و ردیف خود را دارد."
        foot={
          <>
            <Button onClick={onClose}>بار تازه</Button>
            <Link to={paths.cargos} className={buttonClass('primary')}>
              دیدن در فهرست بارها
            </Link>
          </>
        }
        onClose={onClose}
      >
        <MadeRows made={made} />
      </EarlierDialog>
    )
  return (
    <Repeats
      {...{ values, by, onClose }}
      onMade={(cargos) => {
        setMade(cargos)
        onMade()
      }}
    />
  )
}

type RepeatsProps = Pick<RepeatDialogProps, 'values' | 'by' | 'onClose'> & {
  onMade: (made: readonly DeclaredCargo[]) => void
}

function Repeats({ values, by, onMade, onClose }: RepeatsProps) {
  const [days, setDays] = useState<readonly string[]>(values.FutureDate ? [values.FutureDate] : [])
  const [cityIds, setCityIds] = useState<readonly number[]>([values.CityDestinationId ?? 0])
  const [rents, setRents] = useState<Readonly<Record<number, number | null>>>({})
  const { targets, read } = useTargets(values, by)
  const chosen = targets
    .filter(({ cityId }) => cityIds.includes(cityId ?? 0))
    .map((target) => ({ ...target, rentToman: rents[target.cityId ?? 0] ?? target.rentToman }))
  const { found, balanceRial, reads } = useFoundForEach(values, by, chosen)
  const missing = missingOf([read, ...reads])
  const repeats = repeatsOf(found, days)
  const write = useWrite('declareCargos', {
    onDone: ({ data }) => onMade(data?.cargos ?? []),
  })
  const send = () =>
    write.mutate({ body: { Cargos: repeats.map((repeat) => toRepeatBody(values, by, repeat)) } })
  return (
    <EarlierDialog
      title="چند بار با هم"
      subtitle="همین بار به چند مقصد یا در چند روز؛ همه ثبت می‌شود یا هیچ‌کدام."
      filters={
        <RepeatChoices
          targets={by === 'company' ? targets : []}
          days={announceDays(serverNow())}
          chosen={{ cityIds, days }}
          onCities={setCityIds}
          onDays={setDays}
        />
      }
      foot={
        <RepeatFoot
          {...{ repeats, balanceRial }}
          fault={write.error}
          isMissing={missing !== null}
          trucks={values.FreighterNumber}
          isFree={by !== 'company'}
          busy={write.isPending}
          onSend={send}
        />
      }
      onClose={write.isPending ? () => undefined : onClose}
    >
      {missing && (
        <div className="strip">
          <Read of={missing} failedNote="مسیر یا هزینهٔ برخی مقصدها نیامد">
            {() => null}
          </Read>
        </div>
      )}
      <RepeatRows
        repeats={repeats}
        hour={values.FutureHour ?? ''}
        trucks={values.FreighterNumber}
        onRent={(cityId, rent) => setRents({ ...rents, [cityId]: rent })}
      />
    </EarlierDialog>
  )
}

type FootProps = {
  repeats: readonly Repeat[]
  trucks: number
  balanceRial: number | null
  /** It costs who declares nothing. */
  isFree: boolean
  fault: unknown
  /** What it costs did not come, which is said above. */
  isMissing: boolean
  busy: boolean
  onSend: () => void
}

const lackWords = {
  none: 'دست‌کم یک مقصد و یک روز انتخاب کنید.',
  many: `بیش از ${fa(mostAtOnce)} بار با هم ثبت نمی‌شود؛ مقصد یا روز کمتری انتخاب کنید.`,
  rent: notWritten('کرایهٔ هر مقصد'),
  route: 'مسیر و هزینه در حال محاسبه است.',
}

function RepeatFoot({ repeats, trucks, balanceRial, isFree, fault, isMissing, busy, onSend }: FootProps) {
  const lack = lacksOf(repeats, mostAtOnce)
  const hold = sumOfHolds(repeats)
  const left = hold === undefined || balanceRial === null ? null : balanceRial - hold
  return (
    <>
      <div className="grow">
        <p>
          <b className="ink">
            {formatNumber(repeats.length)} بار، {formatNumber(repeats.length * trucks)} کامیون
          </b>
          {!isFree && hold !== undefined && `، ${formatRial(hold)} از کیف پول بلوکه می‌شود`}
          {!isFree && left !== null && left >= 0 && `؛ ${formatRial(left)} می‌ماند`}
        </p>
        {lack && !(isMissing && lack === 'route') && <p>{lackWords[lack]}</p>}
        {!isFree && left !== null && left < 0 && (
          <p className="is-bad">
            {formatRial(-left)} کم دارید؛ کیف پول را افزایش دهید یا بار کمتری انتخاب کنید.{' '}
            <TopUp lackingRial={-left} size="dense" />
          </p>
        )}
        {!isFree && left !== null && left < 0 && <PendingPayment />}
        {fault !== null && <FaultNote error={fault} />}
      </div>
      <Button
        variant="primary"
        disabled={lack !== null || (left !== null && left < 0)}
        busy={busy}
        busyLabel="در حال ثبت…"
        onClick={onSend}
      >
        {repeats.length === 1 ? 'ثبت بار' : `ثبت هر ${fa(repeats.length)} بار`}
      </Button>
    </>
  )
}
