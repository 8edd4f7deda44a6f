import { useState } from 'react'
import { Bookmark, Search, Trash2 } from 'lucide-react'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { mayCall } from '../../../kernel/calls.ts'
import { Going } from '../../../kernel/Going.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useHeld } from '../../../kernel/use-held.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { customersColumn } from './EarlierDialog.tsx'
import { type PreLoad, usePreLoads } from './earlier-loads.queries.ts'
import { tariffSince } from './taken-values.ts'
import './earlier-loads.css'

type PreLoadListProps = {
  /** Only those with these words. */
  typed: string
  /** A verb. */
  chooseLabel: string
  onChoose: (row: PreLoad) => void
}

/** The kept declarations; one that is deleted can be taken back for some seconds. */
export function PreLoadList({ typed, ...rest }: PreLoadListProps) {
  return (
    <Read
      of={usePreLoads()}
      wait={<SkeletonLines lines={5} />}
      failedTitle="پیش‌اعلام‌ها نیامد"
      empty={
        <EmptyState icon={<Bookmark />} title="پیش‌اعلامی ندارید">
          فرم اعلام بار را پر کنید و «ذخیره در پیش‌اعلام‌ها» را بزنید، یا بارها را در فهرست بارهای اعلام‌شده
          انتخاب کنید.
        </EmptyState>
      }
    >
      {(rows) => <Rows rows={rows.filter((row) => has(row, typed))} {...rest} />}
    </Read>
  )
}

/** Whether each word is in the name, the goods or the places. */
function has({ pishElamBarName, kala, loadSource, loadDestination }: PreLoad, typed: string): boolean {
  const text = normalizeText([pishElamBarName, kala.kalaDesc, loadSource, loadDestination].join(' '))
  return normalizeText(typed)
    .split(' ')
    .every((word) => text.includes(word))
}

type RowsProps = Omit<PreLoadListProps, 'typed'> & { rows: readonly PreLoad[] }

function Rows({ rows, chooseLabel, onChoose }: RowsProps) {
  if (rows.length === 0)
    return <EmptyState title="پیش‌اعلامی با این واژه نیست">واژهٔ جست‌وجو را عوض کنید.</EmptyState>
  return (
    <PlainTable
      label="پیش‌اعلام‌ها"
      look="folds"
      className="earlier-table"
      rows={rows}
      keyOf={(row) => row.loadID}
      columns={[
        {
          heading: 'نام',
          className: 'clips earlier-name',
          cell: (row) => (
            <>
              <strong>{row.pishElamBarName}</strong>
              <Going call="deletePreLoad" about={{ loadId: row.loadID }} />
            </>
          ),
        },
        {
          heading: 'ذخیره',
          cell: (row) => (
            <span className="two num">
              {row.prettyShamsiLoadDate}
              <small>{formatDayTime(row.createdAt, serverNow())}</small>
            </span>
          ),
        },
        { heading: 'کالا', cell: (row) => row.kala.kalaDesc },
        ...customersColumn(),
        { heading: 'مسیر', cell: (row) => <Route from={row.loadSource} to={row.loadDestination} /> },
        { heading: 'کامیون', label: 'کامیون', cell: (row) => formatNumber(row.loadNumber) },
        { heading: 'کرایه، تومان', label: 'کرایه، تومان', cell: (row) => <Rent row={row} /> },
        {
          heading: 'انتخاب و حذف',
          isHeadingHidden: true,
          className: 'earlier-acts',
          cell: (row) => (
            <span className="row gap-1">
              <Button
                size="dense"
                aria-label={`${chooseLabel} ${row.pishElamBarName}`}
                onClick={() => onChoose(row)}
              >
                {chooseLabel}
              </Button>
              {mayCall('deletePreLoad') && <Remove row={row} />}
            </span>
          ),
        },
      ]}
    />
  )
}

function Rent({ row }: { row: PreLoad }) {
  const tariff = tariffSince(row)
  return (
    <span className="two">
      <strong>{row.cargoRent === null ? '—' : <Sum bare toman={row.cargoRent} />}</strong>
      {tariff !== null && <small className="is-warning num">تعرفه اکنون {formatNumber(tariff)}</small>}
    </span>
  )
}

function Remove({ row }: { row: PreLoad }) {
  const remove = useHeld('deletePreLoad')
  return (
    <IconButton
      size="dense"
      variant="ghost"
      aria-label={`حذف ${row.pishElamBarName}`}
      icon={<Trash2 />}
      disabled={remove.isBusy}
      onClick={() =>
        remove.act({
          input: { query: { loadId: row.loadID } },
          said: `پیش‌اعلام «${row.pishElamBarName}» حذف می‌شود`,
          many: (count) => `${formatNumber(count)} پیش‌اعلام حذف می‌شود`,
        })
      }
    />
  )
}

/** What is looked for among the kept declarations: its field, none where nothing is kept, and how many there are. */
export function usePreLoadSearch() {
  const [typed, setTyped] = useState('')
  const count = usePreLoads().data?.length ?? 0
  return {
    typed,
    said: count > 0 ? `${toPersianDigits(count)} بار ذخیره‌شده، تازه‌ترین بالا` : <>&nbsp;</>,
    field: count > 0 && (
      <TextField
        dense
        label="جست‌وجو در پیش‌اعلام‌ها"
        labelHidden
        className="earlier-search"
        icon={<Search />}
        placeholder="نام، کالا یا شهر"
        value={typed}
        onChange={setTyped}
      />
    ),
  }
}
