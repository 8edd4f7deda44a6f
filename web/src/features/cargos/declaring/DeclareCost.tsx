import { Bookmark, Check, CircleAlert, Copy } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../../kernel/api.ts'
import { SubmitButton } from '../../../kernel/form/Form.tsx'
import { TopUp } from '../../../kernel/TopUp.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { PendingPayment } from '../../payments/pending.parts.tsx'
import { declareTexts } from './declare.text.ts'
import type { Cost } from './declare-costs.ts'
import type { DeclareForm } from './declare-values.ts'

type Prices = CallData<'quoteCargo'>
type DeclareCostProps = {
  form: DeclareForm
  by: Declarer
  prices: Prices | undefined
  cost: Cost | undefined
  onClear: () => void
  onKeep: () => void
  /** Declares it several times; the form is whole then. */
  onRepeat: () => void
}

export function DeclareCost({ form, by, prices, cost, onClear, onKeep, onRepeat }: DeclareCostProps) {
  const { FreighterNumber: trucks, LoadHallId: hallId } = form.values
  const hasFaults = form.faults.length > 0
  return (
    <Panel
      title="هزینهٔ اعلام"
      aside={by === 'company' && <span className="fine">{declareTexts.feesInRial}</span>}
    >
      {by === 'productOwner' && <p className="muted">{declareTexts.ownerPaysNothing}</p>}
      {by === 'company' && <Costs {...{ prices, cost, trucks }} />}
      <div className="stack gap-2 declare-acts">
        <SubmitButton
          form={form}
          icon={hasFaults ? <CircleAlert /> : <Check />}
          busyLabel="در حال ثبت…"
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {by === 'company' ? 'ثبت و اعلام بار' : 'ثبت و فرستادن'}
        </SubmitButton>
        <Button onClick={onClear}>پاک کردن</Button>
      </div>
      {by === 'company' && (
        <Button variant="ghost" icon={<Bookmark />} onClick={onKeep}>
          ذخیره در پیش‌اعلام‌ها
        </Button>
      )}
      <Button variant="ghost" icon={<Copy />} onClick={() => form.check(onRepeat)}>
        چند بار با هم
      </Button>
      <CostNote {...{ by, hallId, cost, hasFaults }} />
    </Panel>
  )
}

type CostsProps = { prices: Prices | undefined; cost: Cost | undefined; trucks: number }

/** The lines are there from the start, so that nothing moves when the prices come. */
export function Costs({ prices, cost, trucks }: CostsProps) {
  const line = (term: string, perTruck: number | undefined, sum: number | undefined) => ({
    term: (
      <>
        {term}
        {perTruck !== undefined && (
          <span className="num">، {`${formatNumber(trucks)} × ${formatNumber(perTruck)}`}</span>
        )}
      </>
    ),
    key: term,
    value: amount(sum),
  })
  const left = cost?.left
  return (
    <DescriptionList
      look="money"
      items={[
        line(sums.companyFee, prices?.companyFeeRial, cost?.companyFee),
        line(sums.commission, prices?.commissionRial, cost?.commission),
        { term: 'مبلغ بلوکه‌شده', value: <b>{amount(cost?.hold)}</b>, sum: true },
        Boolean(prices?.heldRial) && { term: 'اکنون بلوکه است', value: amount(prices?.heldRial) },
        left !== null && {
          term: 'ماندهٔ کیف پول پس از آن',
          value: <span className={isLacking(left) ? 'is-bad' : 'muted'}>{amount(left)}</span>,
        },
      ]}
    />
  )
}

const amount = (rial: number | undefined) => (rial === undefined ? '—' : <Sum bare rial={rial} />)
export const isLacking = (left: number | null | undefined) => typeof left === 'number' && left < 0

/** That the wallet does not reach, and the way to more. */
export const LackOfMoney = ({ left }: { left: number | null | undefined }) => (
  <div className="stack gap-2 declare-short">
    <p className="fine is-bad">{declareTexts.lackMoney}</p>
    <PendingPayment />
    <TopUp lackingRial={-(left ?? 0)} size="dense" />
  </div>
)

type CostNoteProps = {
  by: Declarer
  hallId: number | null
  cost: Cost | undefined
  hasFaults: boolean
}

/** One line under the acts: what stands in the way, or what the sum waits for. */
function CostNote({ by, hallId, cost, hasFaults }: CostNoteProps) {
  if (hasFaults) return <p className="fine is-bad">{declareTexts.fillAll}</p>
  if (isLacking(cost?.left)) return <LackOfMoney left={cost?.left} />
  if (by === 'productOwner') return null
  if (hallId === null) return <p className="fine">{declareTexts.noCostYet}</p>
  return <p className="fine">{cost ? declareTexts.heldUntilTaken : declareTexts.costPending}</p>
}
