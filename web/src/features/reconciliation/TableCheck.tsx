import type {
  Reconciliation,
  TableCheck,
  TableDifference,
} from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import {
  comparedValue,
  nameOfCompared,
  nameOfField,
  witnessLabels,
} from '@bargah/contract/features/reconciliation/compared.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** What the last comparison of the tables with log, audit and bank found: nightly, or by the command. */
export const Tables = ({ all: { tables } }: { all: Reconciliation }) => (
  <Panel
    title="جدول‌ها و دفترها"
    aside={
      tables && (
        <span className="muted">
          هر شب؛ آخرین بار <Moment at={tables.at} />
        </span>
      )
    }
  >
    {tables ? <Found check={tables} /> : <NotYet />}
  </Panel>
)

const NotYet = () => (
  <Note title="هنوز سنجیده نشده است">
    هر شب، جدول‌ها با دفترهای سالن‌ها، رویدادها و تأیید بانک سنجیده می‌شوند و آنچه نخواند این‌جا می‌آید.
  </Note>
)

function Found({ check: { entries, rows, differences, differenceCount } }: { check: TableCheck }) {
  const measure = `${formatNumber(entries)} سطر دفتر و ${formatNumber(rows)} ردیف جدول سنجیده شد.`
  if (differenceCount === 0)
    return (
      <Note tone="success" title="جدول‌ها با دفترها می‌خوانند">
        {measure}
      </Note>
    )
  return (
    <>
      <Note tone="danger" alert title={`${formatNumber(differenceCount)} جا نمی‌خواند`}>
        {measure} هر مورد با هر دو مقدارش در پایین آمده است و هیچ‌کدام خودبه‌خود درست نمی‌شود؛ تا روشن شدن علت،
        چیزی را تغییر ندهید.
      </Note>
      <ul className="ruled">
        {differences.map((one) => (
          <li className="text-sm gap-05 pad-y-25 grid" key={JSON.stringify(one)}>
            <b className="is-bad strong">
              {nameOfCompared(one)}، {nameOfField(one)}
            </b>
            <span className="num">
              در جدول <Value of={one} is={one.table} />، در {witnessLabels[one.against]}{' '}
              <Value of={one} is={one.told} />
            </span>
          </li>
        ))}
      </ul>
      {differenceCount > differences.length && (
        <p className="muted num">و {formatNumber(differenceCount - differences.length)} مورد دیگر</p>
      )}
    </>
  )
}

const Value = ({ of, is }: { of: TableDifference; is: string | null }) => <bdi>{comparedValue(of, is)}</bdi>
