import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { pagesAround } from './pages-around.ts'
import { Select } from './Select.tsx'

type PagerProps = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** The total is only known to be at least this. */
  atLeast?: boolean
  /** What is counted: «بار». */
  noun: string
  /** A sum or the like, after the range. */
  summary?: ReactNode
  onPage: (page: number) => void
  onPageSize?: (size: number) => void
}

const SIZES = [10, 25, 50, 100].map((size) => ({ key: size, label: toPersianDigits(size) }))

/** The foot of a table: range and sum, pages, page size. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, atLeast, noun, summary, onPage, onPageSize } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <div className="pager">
      <span className="num">
        {formatNumber(from)} تا {formatNumber(to)} از {atLeast && 'بیش از '}
        {formatNumber(total)} {noun}
        {summary && <>، {summary}</>}
      </span>
      <nav className="pages" aria-label="صفحه‌ها">
        <button type="button" aria-label="صفحهٔ قبل" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronRight />
        </button>
        {pagesAround(page, pages).map((number, index, shown) =>
          number === null ? (
            <span key={`before-${shown[index + 1]}`}>…</span>
          ) : (
            <button
              key={number}
              type="button"
              className="num"
              aria-current={number === page ? 'page' : undefined}
              aria-label={`صفحهٔ ${toPersianDigits(number)}`}
              onClick={() => onPage(number)}
            >
              {toPersianDigits(number)}
            </button>
          ),
        )}
        <button type="button" aria-label="صفحهٔ بعد" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronLeft />
        </button>
      </nav>
      {onPageSize && (
        <div className="pager-size">
          <span aria-hidden="true">در هر صفحه</span>
          <Select
            label="در هر صفحه"
            labelHidden
            dense
            options={SIZES}
            value={pageSize}
            onChange={(size) => size && onPageSize(size)}
          />
        </div>
      )}
    </div>
  )
}
