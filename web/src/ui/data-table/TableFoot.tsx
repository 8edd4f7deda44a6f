import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Select } from '../Select.tsx'
import type { TableGroups } from './table-state.rules.ts'
import { pageCount, pageNumbers, rowRange } from './pages.rules.ts'
import { type PageSize, pageSizes } from './table-state.rules.ts'
import { sayGroups } from './table-words.ts'

type TableFootProps = {
  page: number
  pageSize: PageSize
  /** How many rows a page of that size has. */
  rows: number | 'all'
  total: number
  /** There are more than `total`. */
  atLeast: boolean
  onCount: (() => void) | undefined
  counting: boolean
  noun: string
  /** A sum or the like, after the count. */
  sums: ReactNode
  underRows: ReactNode
  /** `total` is that of the open group; `sums` are those of all. */
  groups: TableGroups | undefined
  /** What the open group is called. */
  within: string | undefined
  /** Something stands beside the table: the size of a page is not offered. */
  isCrowded: boolean
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
}

const sizeWords = { fit: 'به اندازهٔ پنجره', all: 'همه' }
const sizes = pageSizes.map((size) => ({
  key: size,
  label: typeof size === 'string' ? sizeWords[size] : toPersianDigits(size),
}))

/** The foot of a table: range, true count and sum, pages, page size. */
export function TableFoot(props: TableFootProps) {
  const { page, pageSize, rows, total, atLeast, onCount, counting, noun, sums, groups, within, onPageSize } =
    props
  const { from, to } = rowRange(page, rows, total)
  const hasRows = !groups || within !== undefined
  return (
    <div className="apart wrap line-above size-sm pager muted">
      <span className="num">
        {hasRows && (
          <>
            {formatNumber(from)} تا {formatNumber(to)} از {atLeast && 'بیش از '}
            {formatNumber(total)} {noun}
          </>
        )}
        {groups && (
          <>
            {within !== undefined && ` در «${within}»؛ در همه `}
            {formatNumber(groups.total)} {noun}، {sayGroups(groups)}
            {groups.onMore && (
              <button type="button" className="strong accent-ink before-2 link" onClick={groups.onMore}>
                گروه‌های بعدی
              </button>
            )}
          </>
        )}
        {sums}
        {atLeast && onCount && (
          <button
            type="button"
            className="strong accent-ink before-2 link"
            disabled={counting}
            onClick={onCount}
          >
            {counting ? 'در حال شمردن…' : 'شمارش دقیق'}
          </button>
        )}
        {props.underRows}
      </span>
      {hasRows && rows !== 'all' && <Pages {...props} pages={pageCount(rows, total)} />}
      {hasRows && !props.isCrowded && (
        <div className="row wrap pager-size">
          <span aria-hidden="true">در هر صفحه</span>
          <Select
            label="در هر صفحه"
            labelHidden
            dense
            options={sizes}
            value={pageSize}
            onChange={(size) => size && onPageSize(size)}
          />
        </div>
      )}
    </div>
  )
}

type PagesProps = Pick<TableFootProps, 'page' | 'atLeast' | 'isCrowded' | 'onPage'> & { pages: number }

/** From page to page; beside something else without their numbers, so that the sums keep their line. */
function Pages({ page, pages, atLeast, isCrowded, onPage }: PagesProps) {
  const go = (label: string, icon: ReactNode, to: number, off: boolean) => (
    <button type="button" className="square" aria-label={label} disabled={off} onClick={() => onPage(to)}>
      {icon}
    </button>
  )
  return (
    <nav className="row gap-05 size-sm far pages" aria-label="صفحه‌ها">
      {!isCrowded && go('صفحهٔ نخست', <ChevronsRight />, 1, page <= 1)}
      {go('صفحهٔ قبل', <ChevronRight />, page - 1, page <= 1)}
      {isCrowded && (
        <span>
          {formatNumber(page)} از {atLeast && 'بیش از '}
          {formatNumber(pages)}
        </span>
      )}
      {(isCrowded ? [] : pageNumbers(page, pages)).map((number) => (
        <button
          key={number}
          type="button"
          className="square num"
          aria-current={number === page ? 'page' : undefined}
          aria-label={`صفحهٔ ${toPersianDigits(number)}`}
          onClick={() => onPage(number)}
        >
          {toPersianDigits(number)}
        </button>
      ))}
      {go('صفحهٔ بعد', <ChevronLeft />, page + 1, page >= pages && !atLeast)}
      {!isCrowded && go('صفحهٔ آخر', <ChevronsLeft />, pages, page >= pages || atLeast)}
    </nav>
  )
}
