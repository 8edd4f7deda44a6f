import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../kernel/api-error.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

type Found<Row> = {
  data: { rows: readonly Row[] } | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type HomeListProps<Row> = {
  title: string
  /** Where the whole list is. */
  allPath: string | undefined
  found: Found<Row>
  icon: ReactNode
  emptyTitle: string
  row: (row: Row) => ReactNode
}

/** The head of a list on the home page, with the way to the whole of it. */
export function HomeList<Row extends { id: number }>(props: HomeListProps<Row>) {
  const { title, allPath, found, icon, emptyTitle, row } = props
  const rows = found.data?.rows
  return (
    <Panel flush title={title} aside={allPath && <Link to={allPath}>دیدن همه</Link>}>
      {found.isError && (
        <ErrorState title="فهرست نیامد" retrying={found.isFetching} onRetry={() => void found.refetch()}>
          {sentenceOf(found.error)}
        </ErrorState>
      )}
      {!rows && !found.isError && (
        <div className="panel-body">
          <SkeletonLines lines={5} />
        </div>
      )}
      {rows?.length === 0 && <EmptyState icon={icon} title={emptyTitle} />}
      {rows && rows.length > 0 && (
        <ul className="home-list">
          {rows.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
