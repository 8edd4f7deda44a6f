import type { ReactNode } from 'react'
import { withIndefinite } from '@bargah/contract/kernel/persian.ts'
import { Button } from '../ui/Button.tsx'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { DataTableProps } from '../ui/data-table/data-table-props.ts'
import { isFiltered } from '../ui/data-table/table-state.rules.ts'
import { sayTotal } from '../ui/data-table/table-words.ts'
import type { DrawerWalk } from '../ui/Drawer.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { OptionKey } from '../ui/option.ts'
import { PageHead } from '../ui/Shell.tsx'
import { ROOMY, useMedia } from '../ui/use-media.ts'
import type { ListKey, RowOf } from './list-screen.ts'
import type { ListTableOf } from './list-table.tsx'
import { serverNow } from './now.ts'
import { type Opened, OpenRow } from './open-row.tsx'

/** What a list without rows says: what is so, and what to do. */
type Words = { title: string; text?: ReactNode; actions?: ReactNode }

type OfTable<K extends ListKey> = DataTableProps<RowOf<K>, OptionKey>

type ListPageProps<K extends ListKey, Row> = Pick<
  OfTable<K>,
  'searchHint' | 'child' | 'underRows' | 'selectable' | 'bulk' | 'errorTitle' | 'onOpenRow' | 'letters'
> & {
  table: ListTableOf<K>
  /** Where the page is called otherwise than its list. */
  title?: string
  /** Under the title: how many there are, or what is made of that; words of its own while or although none is known. */
  subtitle?: ReactNode | ((count: string) => ReactNode)
  actions?: ReactNode
  /** On a page that is more than the list: the count alone stands above. */
  isPart?: boolean
  /** Between head and table. */
  above?: ReactNode
  /** A row on a phone, where the screen's own card is too plain. */
  card?: (row: RowOf<K>) => ReactNode
  icon?: ReactNode
  empty: Words
  /** Nothing under these filters, where more is to be said than that. */
  none?: Partial<Words>
  opened?: Opened<Row> & { table: Pick<OfTable<K>, 'onOpenRow' | 'openKey' | 'onLetter'> }
  drawer?: (row: NonNullable<Row>, walk: DrawerWalk) => ReactNode
  /** It stands beside the list where there is room: one looks from row to row, and the list stays live. */
  beside?: boolean
  children?: ReactNode
}

/** A page that is a list: its head with a true count, the table, what it says without rows, and the row that is open. */
export function ListPage<K extends ListKey, Row = RowOf<K>>(props: ListPageProps<K, Row>) {
  const { table, title = table.props.label, subtitle, actions, above, card, opened, drawer, children } = props
  const {
    isPart = false,
    beside = false,
    searchHint,
    child,
    selectable,
    bulk,
    underRows,
    errorTitle = `${title} باز نشد`,
    onOpenRow,
    letters,
  } = props
  const isCrowded = useMedia(ROOMY) && beside && opened?.asked !== undefined
  const rows = (
    <DataTable
      {...table.props}
      {...opened?.table}
      isCrowded={isCrowded}
      isPage={!isPart}
      isCounted={isCounted(subtitle)}
      {...(onOpenRow && { onOpenRow })}
      letters={letters}
      {...(card && { card })}
      {...(child && { child })}
      {...(selectable && { selectable })}
      {...(bulk && { bulk })}
      {...(searchHint !== undefined && { searchHint })}
      underRows={underRows}
      label={title}
      now={serverNow()}
      errorTitle={errorTitle}
      empty={<Nothing {...props} />}
    />
  )
  return (
    <>
      {isPart ? (
        <p className="muted num">{sayUnder(table, subtitle)}</p>
      ) : (
        <PageHead title={title} subtitle={sayUnder(table, subtitle)} actions={actions} />
      )}
      {above ? (
        <div className="column gap-3 fills">
          {above}
          {rows}
        </div>
      ) : (
        rows
      )}
      {opened && drawer && (
        <OpenRow of={{ ...opened, walk: { ...opened.walk, isBeside: beside } }} noun={table.props.noun}>
          {drawer}
        </OpenRow>
      )}
      {children}
    </>
  )
}

const unsaid = <>&nbsp;</>

/** Whether the words under the title say how many rows there are. */
const isCounted = (subtitle: unknown) => subtitle === undefined || typeof subtitle === 'function'

/** Nothing is counted that is not known: while it is read, and when reading failed. */
function sayUnder<K extends ListKey>(
  { source, props }: ListTableOf<K>,
  subtitle: ReactNode | ((count: string) => ReactNode),
): ReactNode {
  if (subtitle !== undefined && typeof subtitle !== 'function') return subtitle ?? unsaid
  if (source.loading || source.error !== null) return unsaid
  const count = `${sayTotal(source.groups?.total ?? source.total, source.totalIsAtLeast)} ${props.noun}`
  return subtitle ? subtitle(count) : count
}

/** Nothing under these filters, nothing in this view, or nothing at all. */
function Nothing<K extends ListKey, Row>({ table, icon, empty, none }: ListPageProps<K, Row>) {
  const { state, props, counts } = table
  const { views, countsViews } = table.screen
  const { everyDay } = props
  const some = withIndefinite(props.noun)
  const others = views.filter(({ key }) => key !== state.view)
  const all = others.find(({ key }) => key === 'all')
  const to = (view: typeof all) =>
    view && (
      <Button onClick={() => props.onStateChange({ ...state, view: view.key, page: 1 })}>
        نمای «{view.label}»
      </Button>
    )
  if (isFiltered(state) && everyDay && everyDay.total > 0)
    return (
      <EmptyState
        icon={icon}
        title={none?.title ?? `${some} در این روزها پیدا نشد`}
        actions={
          <Button onClick={everyDay.onShow}>
            همهٔ روزها، {sayTotal(everyDay.total, everyDay.isAtLeast)} {props.noun}
          </Button>
        }
      >
        همین فیلترها در روزهای دیگر نتیجه دارد.
      </EmptyState>
    )
  if (isFiltered(state)) {
    // the view where the same is found, where that was counted
    const other = countsViews ? others.find(({ key }) => counts[key]?.total) : all
    return (
      <EmptyState
        icon={icon}
        title={none?.title ?? `${some} با این فیلترها پیدا نشد`}
        actions={
          none?.actions ?? (
            <>
              {to(other)}
              <Button onClick={() => props.onStateChange(props.start)}>حذف فیلترها</Button>
            </>
          )
        }
      >
        {none?.text ??
          (countsViews && other
            ? `در نمای «${other.label}» پیدا شد.`
            : 'واژهٔ جست‌وجو یا فیلترها را عوض کنید.')}
      </EmptyState>
    )
  }
  const view = views.find(({ key }) => key === state.view)
  if (all && view)
    return <EmptyState icon={icon} title={`${some} در نمای «${view.label}» نیست`} actions={to(all)} />
  return (
    <EmptyState icon={icon} title={empty.title} actions={empty.actions}>
      {empty.text}
    </EmptyState>
  )
}
