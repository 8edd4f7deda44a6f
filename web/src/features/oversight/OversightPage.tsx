import { SearchCheck } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { FindingDrawer } from './FindingDrawer.tsx'
import { findingList } from './oversight-list.tsx'

/** What looks like favour, for whoever checks that there is none (rules 16.8). */
export default function OversightPage() {
  const table = useListTable(findingList)
  const opened = useOpenRow(table.source.rows, 'showFinding', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      subtitle="بیش از معمولِ دیگران؛ نشانه، نه اتهام"
      searchHint="شرکت، سالن یا کامیون"
      icon={<SearchCheck />}
      empty={{
        title: 'یافته‌ای نیست',
        text: 'هر شب ماه جاری شمرده می‌شود و آنچه با بخت و اتفاق نمی‌خواند در اینجا می‌آید.',
      }}
      opened={opened}
      beside
      drawer={(row, walk) => <FindingDrawer key={row.id} row={row} {...walk} />}
    />
  )
}
