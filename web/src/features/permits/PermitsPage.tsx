import { useMemo, useState } from 'react'
import { FileText, Printer } from 'lucide-react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { useMember } from '../../kernel/session.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { formatWeight, splitPlace } from '../../kernel/format.ts'
import { Button } from '../../ui/Button.tsx'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'
import { sayRange } from '../../ui/date-range.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Route } from '../../ui/Route.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { useListChoices } from '../catalog/catalog.parts.ts'
import { permitLetters } from './PermitActs.tsx'
import { permitList } from './permit-list.tsx'
import { PermitDrawer } from './PermitDrawer.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import './permits.css'

function PermitRowCard({ permit }: { permit: PermitRow }) {
  return (
    <Card className="gap-2 grid one-column row-card">
      <div className="apart">
        <b className="num">مجوز {toPersianDigits(permit.id)}</b>
        <PermitBadge status={permit.status} />
      </div>
      <div className="apart wrap">
        <b>
          {permit.driverName} {permit.driverFamily}
        </b>
        <PlateOf truck={permit} />
      </div>
      <div className="apart wrap">
        <Route from={splitPlace(permit.cargoSource).town} to={splitPlace(permit.cargoDestination).town} />
        <Moment at={permit.issuedAt} look="row" />
      </div>
      <p>
        {permit.kalaDesc}، <span className="num">{formatWeight(permit.kalaWeight)}</span>،{' '}
        <span className="num">{formatToman(permit.cargoRent)}</span>
      </p>
    </Card>
  )
}

const cardOf = (row: PermitRow) => <PermitRowCard permit={row} />

/** The issued permits that one may see (rules 12.10): those of this month at first. */
export default function PermitsPage() {
  const { role } = useMember()
  const isHall = role === 'LoadHallAdmin'
  const table = usePermitTable()
  const { state, source, props } = table
  const opened = useOpenRow(source.rows, 'showPermit', (Id) => ({ query: { Id } }))
  const range = rangeOf(state)
  return (
    <ListPage
      table={table}
      {...(isHall && { title: 'مجوزهای سالن' })}
      subtitle={(count) => `${range ?? 'همهٔ روزها'}: ${count}`}
      searchHint="شماره، راننده یا پلاک"
      card={cardOf}
      selectable
      bulk={({ keys }) => <PrintChosen permitIds={[...keys].map(Number)} />}
      icon={<FileText />}
      empty={{ title: 'هنوز مجوزی نیست', text: 'مجوزی که صادر شود در این فهرست می‌آید.' }}
      none={{
        title: range ? `برای «${range}» مجوزی نیست` : 'مجوزی پیدا نشد',
        text: 'با این فیلترها مجوزی صادر نشده است.',
        actions: (
          <Button onClick={() => props.onStateChange({ ...state, search: '', filters: {} })}>
            حذف فیلترها
          </Button>
        ),
      }}
      letters={(permit) => permitLetters(permit, role)}
      opened={opened}
      beside
      drawer={(permit, walk) => <PermitDrawer key={permit.id} permit={permit} {...walk} />}
    />
  )
}

const mostPrinted = 500

function PrintChosen({ permitIds }: { permitIds: number[] }) {
  const print = useOpenFile('printPermits', 'مجوزها چاپ نشد')
  const tooMany = permitIds.length > mostPrinted
  return (
    <Button
      size="dense"
      icon={<Printer />}
      aria-keyshortcuts="P"
      disabled={tooMany}
      busy={print.busy}
      busyLabel="در حال چاپ…"
      onClick={() => print.open({ query: { DriverReserveId: permitIds.join(',') } })}
    >
      {tooMany ? `چاپ تا ${formatNumber(mostPrinted)} مجوز در یک فایل` : 'چاپ برگزیده‌ها در یک فایل'}
    </Button>
  )
}

const daysIn = ({ filters }: TableState) => (filters.at?.kind === 'date' ? filters.at : null)

function rangeOf(state: TableState) {
  const days = daysIn(state)
  return days ? sayRange(days, serverNow()) : undefined
}

function usePermitTable() {
  const choices = useListChoices()
  const [isOneDay, setOneDay] = useState(false)
  const { open: print } = useOpenFile('printPermit', 'مجوز چاپ نشد')
  const screen = useMemo(() => {
    const onPrint = (id: number) => print({ query: { DriverReserveId: id, Format: 'pdf' } })
    return permitList({ ...choices, isOneDay, onPrint: choices.isHall ? onPrint : undefined })
  }, [choices, isOneDay, print])
  const table = useListTable(screen)
  const days = daysIn(table.state)
  const isOne = days !== null && days.from !== null && days.from === days.to
  if (isOne !== isOneDay) setOneDay(isOne)
  return table
}
