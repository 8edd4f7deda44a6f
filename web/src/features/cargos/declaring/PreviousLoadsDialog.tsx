import { ListFilter, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Button } from '../../../ui/Button.tsx'
import { wholeTime } from '../../../ui/date-range.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { MultiSelect } from '../../../ui/MultiSelect.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { fetched } from '../../../ui/fetched.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { NARROW, useMedia } from '../../../ui/use-media.ts'
import { useSearchWalk } from '../../../ui/use-search-walk.ts'
import { useGoodsChoices } from '../../catalog/catalog.parts.ts'
import {
  type PreviousAsked,
  type PreviousCargo,
  shownAtOnce,
  usePreviousCargos,
} from './earlier-loads.queries.ts'
import { customersColumn, EarlierDialog } from './EarlierDialog.tsx'

const MissingChoices = fetched(() => import('../../../kernel/form/MissingChoices.tsx'))

const monthMs = 30 * dayMs
/** What is looked for at first. */
const start = (): PreviousAsked => {
  const now = serverNow()
  const from = jalaliDate(new Date(now.getTime() - monthMs))
  return { search: '', days: { from, to: jalaliDate(now) }, goods: [] }
}

type PreviousLoadsProps = { onChoose: (row: PreviousCargo) => void; onClose: () => void }

/** The company's declared loads by words, days and goods, of which one is copied into the form (rules 9.19). */
export default function PreviousLoadsDialog({ onChoose, onClose }: PreviousLoadsProps) {
  const [asked, set] = useState(start)
  const [count, setCount] = useState(shownAtOnce)
  const search = useDeferredValue(asked.search.trim())
  const found = usePreviousCargos({ ...asked, search }, count)
  const walk = useSearchWalk<HTMLDialogElement>('leads', '.earlier-acts button')
  const ask = (next: Partial<PreviousAsked>) => {
    set({ ...asked, ...next })
    setCount(shownAtOnce)
  }
  const rest = found.data ? found.data.total - found.data.rows.length : 0
  return (
    <EarlierDialog
      title="از بارهای قبلی"
      subtitle={sayFound(found.data)}
      keys={{ onKeyDown: walk.onKeyDown, onBlur: walk.onBlur }}
      filters={<Filters asked={asked} onAsk={ask} />}
      foot={
        <>
          <span>با انتخاب، همه چیز جز تاریخ، ساعت و شناسه‌ها در فرم گذاشته می‌شود.</span>
          <span>آنچه در فرم نوشته‌اید با «برگرداندن» بازمی‌گردد.</span>
        </>
      }
      onClose={onClose}
    >
      <Read
        of={found}
        wait={<SkeletonLines lines={5} />}
        failedTitle="بارهای قبلی نیامد"
        empty={<Nothing asked={asked} onAsk={ask} />}
      >
        {({ rows }) => <Rows rows={rows} onChoose={onChoose} />}
      </Read>
      {rest > 0 && (
        <div className="row pack-middle pad-3">
          <Button
            busy={found.isFetching}
            busyLabel="در حال آوردن…"
            onClick={() => setCount(count + shownAtOnce)}
          >
            بارهای پیش از آن
          </Button>
        </div>
      )}
    </EarlierDialog>
  )
}

function sayFound(found: { rows: readonly object[]; total: number; isAtLeast?: boolean } | undefined) {
  if (!found) return <>&nbsp;</>
  if (found.total === 0) return 'چیزی پیدا نشد'
  const total = `${found.isAtLeast ? 'بیش از ' : ''}${formatNumber(found.total)}`
  return found.rows.length < found.total
    ? `${toPersianDigits(found.rows.length)} بار تازه‌تر از ${total} بار`
    : `${total} بار پیدا شد`
}

type AskingProps = { asked: PreviousAsked; onAsk: (next: Partial<PreviousAsked>) => void }

/** What is found by all words, among all days, is asked for next. */
function Nothing({ asked: { search, days, goods }, onAsk }: AskingProps) {
  const isByDays = days.from !== null || days.to !== null
  const isNarrow = search.trim() !== '' || goods.length > 0
  return (
    <EmptyState
      icon={<Search />}
      title="باری پیدا نشد"
      actions={
        <>
          {isByDays && <Button onClick={() => onAsk({ days: wholeTime })}>در همهٔ تاریخ‌ها</Button>}
          {isNarrow && <Button onClick={() => onAsk({ search: '', goods: [] })}>پاک کردن جست‌وجو</Button>}
        </>
      }
    >
      {isNarrow || isByDays
        ? 'واژه‌ها، تاریخ یا کالاها را عوض کنید.'
        : 'باری که اعلام کنید، این‌جا می‌ماند تا دوباره از روی آن اعلام شود.'}
    </EmptyState>
  )
}

function Filters({ asked, onAsk }: AskingProps) {
  const goods = useGoodsChoices()
  const isNarrow = useMedia(NARROW)
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <TextField
        label="جست‌وجو در بارهای قبلی"
        labelHidden={isNarrow}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to look for one; on a phone the keyboard would hide them
        autoFocus={!isNarrow}
        type="search"
        className="grow"
        icon={<Search />}
        placeholder="مقصد، مبدأ، کالا، مشتری یا شناسه"
        value={asked.search}
        onChange={(search) => onAsk({ search })}
      />
      {isNarrow && (
        <Button icon={<ListFilter />} aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
          تاریخ و کالا
        </Button>
      )}
      {(isOpened || !isNarrow) && (
        <>
          <DateField
            label="از تاریخ"
            optional
            value={asked.days.from}
            onChange={(from) => onAsk({ days: { ...asked.days, from } })}
            className="earlier-day"
          />
          <DateField
            label="تا تاریخ"
            optional
            value={asked.days.to}
            onChange={(to) => onAsk({ days: { ...asked.days, to } })}
            className="earlier-day"
          />
          <MultiSelect
            label="نوع کالا"
            className="grow"
            placeholder="همهٔ کالاها"
            groups={[{ label: '', options: [...goods] }]}
            value={asked.goods}
            onChange={(chosen) => onAsk({ goods: chosen })}
          />
          <MissingChoices className="full" />
        </>
      )}
    </>
  )
}

function Rows({
  rows,
  onChoose,
}: {
  rows: readonly PreviousCargo[]
  onChoose: (row: PreviousCargo) => void
}) {
  const now = serverNow()
  return (
    <PlainTable
      label="بارهای پیشین"
      look="folds"
      className="earlier-table"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { heading: 'شناسه', cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong> },
        { heading: 'اعلام', cell: (row) => <Moment at={row.announcedAt} now={now} look="row" /> },
        { heading: 'مسیر', cell: (row) => <Route from={row.cargoSource} to={row.cargoDestination} /> },
        {
          heading: 'کالا و وزن',
          cell: (row) => (
            <span className="two">
              {row.kalaDesc}
              <small className="num">{formatNumber(row.kalaWeight)} کیلوگرم</small>
            </span>
          ),
        },
        ...customersColumn(),
        { heading: 'کامیون', label: 'کامیون', cell: (row) => formatNumber(row.freighterNumber) },
        {
          heading: 'کرایه، تومان',
          label: 'کرایه، تومان',
          cell: (row) => (
            <strong>
              <Sum bare toman={row.cargoRent} />
            </strong>
          ),
        },
        {
          heading: 'انتخاب',
          isHeadingHidden: true,
          className: 'earlier-acts',
          cell: (row) => (
            <Button
              size="dense"
              aria-label={`انتخاب بار ${toPersianDigits(row.id)}`}
              onClick={() => onChoose(row)}
            >
              انتخاب
            </Button>
          ),
        },
      ]}
    />
  )
}
