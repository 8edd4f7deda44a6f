import { List } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { ListKey, ListScreen, RowOf } from '../../kernel/list-screen.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'

type RowsPageProps<K extends ListKey> = {
  screen: ListScreen<K>
  searchHint: string
  card: (row: RowOf<K>) => ReactNode
}

/** The rows behind the figures of the reconciliation. */
export function RowsPage<K extends ListKey>({ screen, searchHint, card }: RowsPageProps<K>) {
  const { source, props } = useListTable(screen)
  const { total, totalIsAtLeast } = source
  const isUnknown = source.loading || source.error !== null
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={
          isUnknown ? <>&nbsp;</> : `${totalIsAtLeast ? 'بیش از ' : ''}${formatNumber(total)} ${props.noun}`
        }
      />
      <DataTable
        {...props}
        searchHint={searchHint}
        now={serverNow()}
        card={card}
        errorTitle={`${props.label} باز نشد`}
        empty={<EmptyState icon={<List />} title={`هنوز ${props.noun}ی نیست`} />}
      />
    </>
  )
}
