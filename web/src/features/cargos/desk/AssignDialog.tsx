import { IdCard, Truck } from 'lucide-react'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus, cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  AssignCargoBody,
  type AssignmentPreview,
  assignedBy,
} from '@bargah/contract/features/permits/assign.schema.ts'
import { type AssignCondition, assignConditions } from '@bargah/contract/features/permits/assign.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { FormDialog } from '../../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { sayDone } from '../../../kernel/say-done.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { DigitsField } from '../../../ui/DigitsField.tsx'
import { TruckCardField } from '../../../ui/TruckCardField.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { DriverLine } from './DriverLine.tsx'
import { type Tick, Ticks } from './Ticks.tsx'
import { useRead } from '../../../kernel/use-read.ts'

const kinds = assignedBy.map((key) => ({
  key,
  label: cargoStatusLabels[key].replace('تخصیص پشتیبانی ', ''),
}))

type AssignDialogProps = { cargo: PublicCargo; onClose: () => void }

/** Support gives a load to a driver by his two numbers, once it sees whose they are and that all holds (rules 10.5). */
export default function AssignDialog({ cargo, onClose }: AssignDialogProps) {
  const form = useWriteForm('assignCargo', {
    start: {
      CargoId: cargo.id,
      By: cargoStatus.assignedByWaybill as (typeof assignedBy)[number] | null,
      NationalId: '',
      FreighterCardNumber: '',
    },
    checks: { body: AssignCargoBody },
    input: ({ By, ...named }) => ({ body: { ...named, By: By ?? cargoStatus.assignedByWaybill } }),
    onDone: sayDone(onClose),
  })
  const { CargoId, NationalId, FreighterCardNumber } = form.values
  const isWhole = NationalId.length === 10 && FreighterCardNumber.length === 7
  const preview = useRead('previewAssignment', {
    query: { CargoId, NationalId, FreighterCardNumber },
    staleTime: 0,
    enabled: isWhole,
  })
  const left = cargo.remaining - 1
  return (
    <FormDialog
      form={form}
      title={`تخصیص بار ${toPersianDigits(cargo.id)}`}
      consequence={`مجوز همین حالا صادر می‌شود و ${left === 0 ? 'کامیونی نمی‌ماند' : `${formatNumber(left)} کامیون می‌ماند`}.`}
      submitLabel="تخصیص و صدور مجوز"
      busyLabel="در حال صدور…"
      onClose={onClose}
    >
      <Segments {...form.field('By')} label="تخصیص" options={kinds} />
      <DigitsField {...form.field('NationalId')} label="کد ملی راننده" maxLength={10} end={<IdCard />} />
      <TruckCardField {...form.field('FreighterCardNumber')} end={<Truck />} />
      {isWhole && (
        <Read of={preview} wait={<SkeletonLines lines={4} />} failedNote="راننده و کامیون او خوانده نشد">
          {(found) => <Found found={found} />}
        </Read>
      )}
    </FormDialog>
  )
}

const Found = ({ found: { driver, conditions, refusal } }: { found: AssignmentPreview }) => (
  <div role="status" className="stack">
    {driver && (
      <DriverLine
        driver={driver}
        icon={<Avatar name={driver.driverName} />}
        says={toPersianDigits(driver.driverMobile)}
      />
    )}
    {refusal !== null && <Note tone="danger">{refusal}</Note>}
    {driver && <Ticks ticks={ticksOf(driver, conditions)} />}
  </div>
)

type Driver = NonNullable<AssignmentPreview['driver']>
const always: readonly AssignCondition[] = ['loader_fits', 'no_open_permit', 'can_pay', 'has_permission']

/** The four that are always said, whatever else does not hold, and the turn that ends. */
function ticksOf(driver: Driver, conditions: AssignmentPreview['conditions']): Tick[] {
  const values: Partial<Record<AssignCondition, Tick['value']>> = {
    loader_fits: driver.loaderTypeName,
    no_open_permit: driver.lastPermitAt && (
      <>
        آخرین <Moment at={driver.lastPermitAt} look="date" />
      </>
    ),
    can_pay: `${formatNumber(driver.driverFeeRial)} از ${formatRial(driver.balanceRial)}`,
  }
  const said = conditions.flatMap(({ condition, holds }) =>
    !holds || always.includes(condition)
      ? [
          {
            key: condition,
            holds,
            label: assignConditions[condition][holds ? 'holds' : 'fails'],
            value: values[condition],
          },
        ]
      : [],
  )
  const { turn } = driver
  if (!turn) return said
  const ends = `نوبت ${toPersianDigits(turn.number)} او پایان می‌گیرد`
  return [...said, { key: 'turn', holds: false, label: ends, value: turn.hallName }]
}
