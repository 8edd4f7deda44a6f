import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

type HomeListProps<Row> = {
  title: string
  allPath: string | undefined
  found: Reading<{ rows: readonly Row[] }>
  /** What is said when there is none, in one sentence. */
  empty: string
  row: (row: Row) => ReactNode
  address?: (row: Row) => { to: string; search: { open: number } } | undefined
}

/** The head of a list on the home page, with the way to the whole of it. */
export function HomeList<Row extends { id: number }>(props: HomeListProps<Row>) {
  const { title, allPath, found, empty, row, address } = props
  return (
    <Panel flush title={title} aside={allPath && <Link to={allPath}>دیدن همه</Link>}>
      <Read
        of={found}
        wait={
          <div className="panel-body">
            <SkeletonLines lines={5} />
          </div>
        }
        failedTitle="فهرست نیامد"
        empty={<p className="panel-body muted">{empty}</p>}
      >
        {({ rows }) => (
          <ul>
            {rows.map((one) => (
              <li className="line-above" key={one.id}>
                <Row address={address?.(one)}>{row(one)}</Row>
              </li>
            ))}
          </ul>
        )}
      </Read>
    </Panel>
  )
}

function Row({
  address,
  children,
}: {
  address: { to: string; search: object } | undefined
  children: ReactNode
}) {
  if (!address) return <div className="flex wrap at-middle gap-2-4 ink text-sm home-row">{children}</div>
  return (
    <Link className="flex wrap at-middle gap-2-4 ink text-sm home-row press" {...address}>
      {children}
    </Link>
  )
}
