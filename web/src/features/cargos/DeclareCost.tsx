import { Check, CircleAlert } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { SubmitButton } from '../../kernel/form/Form.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { declareTexts } from './cargos.text.ts'
import type { DeclareForm } from './declare-values.ts'

type DeclareCostProps = {
  form: DeclareForm
  by: Declarer
  quote: CallData<'quoteCargo'> | undefined
  onClear: () => void
}

/** What declaring costs, in rials, and the acts of the page. */
export function DeclareCost({ form, by, quote, onClear }: DeclareCostProps) {
  const truckCount = form.values.FreighterNumber
  const hasFaults = form.faults.length > 0
  return (
    <Panel title="هزینهٔ اعلام" aside={by === 'company' && <span className="fine">به ریال</span>}>
      {by === 'productOwner' && <p className="muted">{declareTexts.ownerPaysNothing}</p>}
      {by === 'company' && !quote && <p className="muted">{declareTexts.noCostYet}</p>}
      {by === 'company' && quote && <Costs quote={quote} truckCount={truckCount} />}
      <div className="declare-acts">
        <SubmitButton form={form} icon={hasFaults ? <CircleAlert /> : <Check />} busyLabel="در حال ثبت…">
          ثبت و اعلام بار
        </SubmitButton>
        <Button onClick={onClear}>پاک کردن</Button>
      </div>
      {hasFaults && <p className="fine declare-alert">{declareTexts.fillAll}</p>}
    </Panel>
  )
}

function Costs({ quote, truckCount }: { quote: CallData<'quoteCargo'>; truckCount: number }) {
  const { companyFeeRial, commissionRial, holdRial, balanceRial } = quote
  const line = (term: string, perTruck: number) => ({
    term: (
      <>
        {term}، <span className="num">{`${formatNumber(truckCount)} × ${formatNumber(perTruck)}`}</span>
      </>
    ),
    key: term,
    value: formatNumber(truckCount * perTruck),
  })
  const after = balanceRial === null ? null : balanceRial - holdRial
  return (
    <>
      <DescriptionList
        look="money"
        items={[
          line(sums.companyFee, companyFeeRial),
          line(sums.commission, commissionRial),
          { term: 'مبلغ بلوکه‌شده', value: <b>{formatNumber(holdRial)}</b>, sum: true },
          after !== null && {
            term: 'ماندهٔ کیف پول پس از آن',
            value: <span className={after < 0 ? 'declare-lack' : 'muted'}>{formatNumber(after)}</span>,
          },
        ]}
      />
      {after !== null && after < 0 && <p className="fine declare-lack">{declareTexts.lackMoney}</p>}
    </>
  )
}
