import { Plus, Scale } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { freightRateTable } from '@bargah/contract/features/catalog/base.columns.ts'
import type { FreightRateRow, RateStanding } from '@bargah/contract/features/catalog/base.schema.ts'
import { rateStandingLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { formatDateLong } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { RowActs } from './row-acts.tsx'

const AddFreightRateDialog = lazy(() => import('./AddFreightRateDialog.tsx'))

const StandingOf = ({ standing }: { standing: RateStanding }) => (
  <Badge tone={standing === 'holds' ? 'success' : standing === 'coming' ? 'info' : 'plain'}>
    {rateStandingLabels[standing]}
  </Badge>
)
const sayUntil = ({ untilDate }: FreightRateRow) =>
  untilDate === null ? 'تا نرخ بعدی' : toPersianDigits(untilDate)

type OnWithdraw = (rate: FreightRateRow) => void
const rateList = (onWithdraw: OnWithdraw) =>
  listScreen('listFreightRates', freightRateTable, {
    list: 'freightRates',
    noun: 'نرخ',
    columns: {
      from: { shows: 'fromDate', sort: 'beginsAt', heading: 'از روز', isIdentity: true, cell: sayFrom },
      until: { shows: 'untilDate', cell: sayUntil },
      rate: {
        shows: 'rialPerTonneKm',
        cell: (row) => <strong className="num">{formatNumber(row.rialPerTonneKm)}</strong>,
      },
      standing: { shows: 'standing', width: 120, cell: (row) => <StandingOf {...row} /> },
      by: { shows: 'addedBy', cell: (row) => row.addedBy ?? 'سامانه' },
      at: { shows: 'addedAt', width: 132, cell: (row) => <Moment at={row.addedAt} look="row" /> },
    },
    without: ['endsAt'],
    acts: { label: 'کارها', cell: (row) => <RateActs rate={row} onWithdraw={onWithdraw} /> },
  })

function sayFrom({ fromDate }: FreightRateRow) {
  return toPersianDigits(fromDate)
}

const RateActs = ({ rate, onWithdraw }: { rate: FreightRateRow; onWithdraw: OnWithdraw }) =>
  rate.standing === 'coming' && (
    <RowActs
      name={`نرخ ${toPersianDigits(rate.fromDate)}`}
      acts={[{ key: 'withdraw', label: 'پس گرفتن' }]}
      onAct={() => onWithdraw(rate)}
    />
  )

/** The official rate per tonne-kilometre through time; a rate is never overwritten. */
export default function FreightRatesPage() {
  const [withdrawn, setWithdrawn] = useState<FreightRateRow>()
  const [isAdding, setAdding] = useState(false)
  const { screen, cardOf } = useMemo(
    () => ({
      screen: rateList(setWithdrawn),
      cardOf: (row: FreightRateRow) => <RateCard rate={row} onWithdraw={setWithdrawn} />,
    }),
    [],
  )
  const { source, props } = useListTable(screen)
  const now = source.rows.find(({ standing }) => standing === 'holds')
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={now ? `امروز ${formatRial(now.rialPerTonneKm)} برای هر تن در کیلومتر` : <>&nbsp;</>}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            نرخ تازه
          </Button>
        }
      />
      <div className="stack">
        <Note>
          نرخ ثبت‌شده عوض نمی‌شود: نرخ تازه از روز خودش آغاز می‌شود و نرخ پیش از آن تا همان روز می‌ماند. کرایهٔ هر
          بار با نرخ روز اعلام آن سنجیده می‌شود.
        </Note>
        <DataTable
          {...props}
          now={serverNow()}
          card={cardOf}
          errorTitle="نرخ‌ها باز نشد"
          empty={
            <EmptyState icon={<Scale />} title="هنوز نرخی نیست">
              تا نرخی ثبت نشود، کرایه‌ها با نرخ رسمی سنجیده نمی‌شوند.
            </EmptyState>
          }
        />
      </div>
      {isAdding && (
        <Suspense>
          <AddFreightRateDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {withdrawn && (
        <ConfirmWrite
          call="withdrawFreightRate"
          danger
          input={() => ({ body: { Id: withdrawn.id } })}
          title={`نرخ ${formatRial(withdrawn.rialPerTonneKm)} پس گرفته شود؟`}
          consequence={`قرار بود از ${formatDateLong(withdrawn.beginsAt)} آغاز شود. نرخ پیش از آن می‌ماند.`}
          confirmLabel="بله، پس گرفته شود"
          busyLabel="در حال ثبت…"
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </>
  )
}

const RateCard = ({ rate, onWithdraw }: { rate: FreightRateRow; onWithdraw: OnWithdraw }) => (
  <Card className="row-card">
    <div className="row between">
      <b className="num">{formatRial(rate.rialPerTonneKm)}</b>
      <span className="row">
        <StandingOf {...rate} />
        <RateActs rate={rate} onWithdraw={onWithdraw} />
      </span>
    </div>
    <span className="muted num">
      از {sayFrom(rate)}، {rate.untilDate === null ? sayUntil(rate) : `تا ${sayUntil(rate)}`}
    </span>
  </Card>
)
