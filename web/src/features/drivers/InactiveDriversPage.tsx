import { UserRoundCheck } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { addDriverLink } from './add-driver-link.tsx'
import { inactiveList } from './inactive-list.tsx'
import { InactiveDriverDrawer } from './InactiveDriverDrawer.tsx'

/** The drivers who await activation or were closed (rules 3.5): what is missing of each, and the act that opens the panel to him. */
export default function InactiveDriversPage() {
  const table = useListTable(inactiveList)
  const opened = useOpenRow(table.source.rows, 'showInactiveDriver', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      actions={addDriverLink}
      searchHint="نام، کد ملی، موبایل یا کارت"
      icon={<UserRoundCheck />}
      empty={{
        title: 'رانندهٔ غیرفعالی نیست',
        text: 'هر رانندهٔ تازه‌ای که استعلام او را تأیید نکند، این‌جا منتظر می‌ماند.',
      }}
      opened={opened}
      drawer={(driver, walk) => <InactiveDriverDrawer key={driver.id} driver={driver} {...walk} />}
    />
  )
}
