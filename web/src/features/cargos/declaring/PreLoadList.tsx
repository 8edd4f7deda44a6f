import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { Bookmark, Trash2 } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { calls } from '../../../kernel/calls.ts'
import { Going } from '../../../kernel/Going.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { Read } from '../../../kernel/Read.tsx'
import { mayNow } from '../../../kernel/session.ts'
import { useHeld } from '../../../kernel/use-held.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { Customers } from './Customers.tsx'
import { type PreLoad, usePreLoads } from './earlier-loads.queries.ts'
import './earlier-loads.css'
import { tariffSince } from './taken-values.ts'

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

function Rows({ rows, ...rest }: RowsProps) {
  if (rows.length === 0)
    return <EmptyState title="پیش‌اعلامی با این واژه نیست">واژهٔ جست‌وجو را عوض کنید.</EmptyState>
  return (
    <table className="grid-table folds earlier-table">
      <thead>
        <tr>
          <th scope="col">نام</th>
          <th scope="col">ذخیره</th>
          <th scope="col">کالا</th>
          <th scope="col">فرستنده و گیرنده</th>
          <th scope="col">مسیر</th>
          <th scope="col">کامیون</th>
          <th scope="col">کرایه، تومان</th>
          <th scope="col">
            <span className="sr">انتخاب و حذف</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PreLoadRow key={row.loadID} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<RowsProps, 'rows'> & { row: PreLoad }

function PreLoadRow({ row, chooseLabel, onChoose }: RowProps) {
  const tariff = tariffSince(row)
  const remove = useHeld('deletePreLoad')
  return (
    <tr>
      <td className="clips earlier-name">
        <strong>{row.pishElamBarName}</strong>
        <Going call="deletePreLoad" about={{ loadId: row.loadID }} />
      </td>
      <td>
        <span className="two num">
          {row.prettyShamsiLoadDate}
          <small>{formatDayTime(row.createdAt, serverNow())}</small>
        </span>
      </td>
      <td>{row.kala.kalaDesc}</td>
      <td>
        <Customers {...row} />
      </td>
      <td>
        <Route from={row.loadSource} to={row.loadDestination} />
      </td>
      <td data-label="کامیون">{formatNumber(row.loadNumber)}</td>
      <td data-label="کرایه، تومان">
        <span className="two">
          <strong>{row.cargoRent === null ? '—' : <Sum bare toman={row.cargoRent} />}</strong>
          {tariff !== null && <small className="is-warning num">تعرفه اکنون {formatNumber(tariff)}</small>}
        </span>
      </td>
      <td className="earlier-acts">
        <span className="row">
          <Button
            size="dense"
            aria-label={`${chooseLabel} ${row.pishElamBarName}`}
            onClick={() => onChoose(row)}
          >
            {chooseLabel}
          </Button>
          {mayNow(calls.deletePreLoad.access) && (
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
          )}
        </span>
      </td>
    </tr>
  )
}
