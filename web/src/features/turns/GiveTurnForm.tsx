import type { KeyboardEvent } from 'react'
import { Check, IdCard, Plus, Truck, X } from 'lucide-react'
import {
  TakeTurnBody,
  takeTurnFaults,
  type TurnPreview,
} from '@bargah/contract/features/turns/turns.schema.ts'
import type { CallData } from '../../kernel/api.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { useLetters } from '../../ui/letter-keys.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { useTurnHallChoices } from '../catalog/catalog.parts.ts'
import { sayHoursOf } from './turn-validity.rules.ts'
import { useTurnPreview } from './turn-preview.queries.ts'
import { useAskedHall } from './use-asked-hall.ts'
import './staff-turns.css'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

type GiveTurnFormProps = {
  /** panel: a page's own; strip: one row at the end of a desk's head. */
  look?: 'panel' | 'strip'
  /** For those who give turns at several halls; the server knows the hall of its staff. */
  onHall: ((id: number | null) => void) | undefined
  onGiven: (made: CallData<'takeTurn'>) => void
  /** ↓ in the national code: on to the queue below. */
  onDown?: () => void
}

const start = { LoadHallId: null as number | null, NationalId: '', FreighterCardNumber: '' }
const busyLabel = 'در حال دادن نوبت…'
const inStrip = { dense: true, labelHidden: true }

/** Asks by the driver's name, with his plate, truck and how long the turn will be valid; false = none may be given. */
function confirmFor({ driver, validHours, isNative, refusal }: TurnPreview): ConfirmWords | false {
  if (!driver || refusal !== null) return false
  return {
    title: `به ${driver.driverName} ${driver.driverFamily} نوبت داده شود؟`,
    consequence: `شمارهٔ نوبت به نام او و برای این ${driver.loaderTypeName} ثبت می‌شود. اعتبار نوبت ${sayHoursOf(validHours, isNative)} است.`,
    children: (
      <div>
        <PlateOf truck={driver} />
      </div>
    ),
    confirmLabel: 'بله، نوبت داده شود',
    cancelLabel: 'نه، بازبینی می‌کنم',
    busyLabel,
  }
}

/** Staff give a turn to a driver by his national code and the card of his truck, once they see whose they are (rules 8.4). */
export function GiveTurnForm({ look = 'panel', onHall, onGiven, onDown }: GiveTurnFormProps) {
  const halls = useTurnHallChoices(onHall !== undefined)
  const asked = useAskedHall()
  const form = useWriteForm('takeTurn', {
    start: { ...start, LoadHallId: onHall ? asked : null },
    checks: { body: TakeTurnBody, faults: takeTurnFaults },
    onDone: (made, { reset, focus, sent }) => {
      reset({ ...start, LoadHallId: sent.LoadHallId })
      focus('NationalId')
      onGiven(made)
    },
  })
  const hall = form.field('LoadHallId')
  const chooseHall = (id: number | null) => {
    hall.onChange(id)
    onHall?.(id)
  }
  const preview = useTurnPreview(form.values, onHall !== undefined)
  const mayBeGiven = async () => {
    const found = await preview.ask()
    return found !== null && confirmFor(found)
  }
  const toDriver = () => form.focus('NationalId')
  useLetters(
    () => [{ label: 'کد ملی راننده', shortcut: 'T', onSelect: toDriver }],
    () => window,
  )
  // Enter gives the turn once the card is there too
  const goOn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') onDown?.()
    if (event.key !== 'Enter' || form.values.FreighterCardNumber !== '') return
    event.preventDefault()
    form.focus('FreighterCardNumber')
  }
  const isStrip = look === 'strip'
  const fields = (
    <Form
      form={form}
      className={isStrip ? 'at-start stack gap-2 give-strip' : 'stack'}
      failedTitle="نوبت داده نشد"
      before={mayBeGiven}
    >
      {onHall && <MissingChoices />}
      {onHall && (
        <Select
          {...hall}
          label="سالن"
          placeholder="سالن را انتخاب کنید"
          options={halls}
          onChange={chooseHall}
        />
      )}
      <DigitsField
        {...form.field('NationalId')}
        label="کد ملی راننده"
        maxLength={10}
        onKeyDown={goOn}
        {...(isStrip
          ? { ...inStrip, placeholder: 'کد ملی راننده', end: <kbd aria-hidden="true">T</kbd> }
          : { placeholder: '۱۰ رقم', end: <IdCard /> })}
      />
      <DigitsField
        {...form.field('FreighterCardNumber')}
        label="شمارهٔ کارت هوشمند ناوگان"
        maxLength={7}
        {...(isStrip
          ? { ...inStrip, placeholder: 'کارت هوشمند ناوگان' }
          : { placeholder: '۷ رقم', end: <Truck /> })}
      />
      {preview.isAsked && <TurnPreviewCard read={preview.read} />}
      <div className="row">
        <SubmitButton
          form={form}
          className="grow"
          icon={isStrip ? <Plus /> : <Check />}
          busyLabel={busyLabel}
          {...(isStrip && { size: 'dense' as const })}
        >
          دادن نوبت
        </SubmitButton>
        {(!isStrip || form.isChanged) && (
          <Button
            {...(isStrip && { size: 'dense' as const, variant: 'ghost' as const })}
            onClick={() => form.reset({ ...start, LoadHallId: hall.value })}
          >
            پاک کردن
          </Button>
        )}
      </div>
    </Form>
  )
  return isStrip ? fields : <Panel title="دادن نوبت به راننده">{fields}</Panel>
}

/** Whose turn it would be and what stands in its way, before the desk asks for it. */
const TurnPreviewCard = ({ read }: { read: Reading<TurnPreview> }) => (
  <Read of={read} wait={<SkeletonLines lines={3} />} failedNote="راننده و کامیون او خوانده نشد">
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
