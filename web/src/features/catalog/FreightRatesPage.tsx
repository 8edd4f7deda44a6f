import { Plus, Scale } from 'lucide-react'
import { useMemo, useState } from 'react'
import { freightRateTable } from '@bargah/contract/features/catalog/base.columns.ts'
import type { FreightRateRow } from '@bargah/contract/features/catalog/base.schema.ts'
import { type RateStanding, rateStandingLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { serverNow } from '../../kernel/now.ts'
import { sayDay } from '../../kernel/say-day.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable, useSteady } from '../../kernel/list-table.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

const AddFreightRateDialog = fetched(() => import('./AddFreightRateDialog.tsx'))

const StandingOf = ({ standing }: { standing: RateStanding }) => (
  <Badge tone={standing === 'holds' ? 'success' : standing === 'coming' ? 'info' : 'plain'}>
    {rateStandingLabels[standing]}
  </Badge>
)
const sayUntil = ({ untilDate }: FreightRateRow) => (untilDate === null ? 'تا نرخ بعدی' : sayDay(untilDate))

type OnWithdraw = (rate: FreightRateRow) => void
export const rateList = (onWithdraw: OnWithdraw) =>
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
      at: { shows: 'addedAt', width: 132 },
    },
    without: ['endsAt'],
    leaves: ['by', 'at'],
    above: 60,
    card: [
      [(row) => <span className="num">{formatRial(row.rialPerTonneKm)}</span>, 'standing'],
      [(row) => `از ${sayFrom(row)}، ${row.untilDate === null ? sayUntil(row) : `تا ${sayUntil(row)}`}`],
    ],
    acts: { label: 'کارها', cell: (row) => <RateActs rate={row} onWithdraw={onWithdraw} /> },
  })

function sayFrom({ fromDate }: FreightRateRow) {
  return sayDay(fromDate)
}

/** A rate is taken back until the end of its first day. */
const RateActs = ({ rate, onWithdraw }: { rate: FreightRateRow; onWithdraw: OnWithdraw }) =>
  rate.fromDate >= jalaliDate(serverNow()) && (
    <RowMenu
      of={`نرخ ${sayFrom(rate)}`}
      items={[{ key: 'withdraw', label: 'پس گرفتن', shortcut: 'D', onSelect: () => onWithdraw(rate) }]}
    />
  )

/** The official rate per tonne-kilometre through time; a rate is never overwritten. */
export default function FreightRatesPage() {
  const { act } = useUndoable('withdrawFreightRate', 'addFreightRate')
  const withdraw = useSteady((rate: FreightRateRow) =>
    act({
      input: { body: { Id: rate.id } },
      back: { body: { FromDate: rate.fromDate, RialPerTonneKm: rate.rialPerTonneKm } },
      said: `نرخ ${formatRial(rate.rialPerTonneKm)} پس گرفته شد`,
    }),
  )
  const [isAdding, setAdding] = useState(false)
  const table = useListTable(useMemo(() => rateList(withdraw), [withdraw]))
  const now = table.source.rows.find(({ standing }) => standing === 'holds')
  return (
    <ListPage
      table={table}
      subtitle={now ? `امروز ${formatRial(now.rialPerTonneKm)} برای هر تن در کیلومتر` : null}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          نرخ تازه
        </Button>
      }
      above={
        <Note>
          نرخ تازه از روز خودش آغاز می‌شود و نرخ پیش از آن تا همان روز می‌ماند؛ تا پایان نخستین روزش می‌شود پسش
          گرفت و پس از آن عوض نمی‌شود. کرایهٔ هر بار با نرخ روز اعلام آن سنجیده می‌شود.
        </Note>
      }
      icon={<Scale />}
      empty={{ title: 'هنوز نرخی نیست', text: 'تا نرخی ثبت نشود، کرایه‌ها با نرخ رسمی سنجیده نمی‌شوند.' }}
    >
      {isAdding && <AddFreightRateDialog onClose={() => setAdding(false)} />}
    </ListPage>
  )
}
