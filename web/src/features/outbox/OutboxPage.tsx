import { Phone } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { outboxList } from './outbox-list.tsx'

/** What leaves for people's phones, and why some of it does not (ours). In a demo nothing leaves and all can be read here. */
export default function OutboxPage() {
  return (
    <ListPage
      table={useListTable(outboxList)}
      subtitle={(count) => `${count} در یک هفتهٔ گذشته`}
      searchHint="گیرنده یا متن"
      icon={<Phone />}
      empty={{
        title: 'پیامکی نیست',
        text: 'کدهای تأیید و پیام‌های دیگر، با آنچه بر سرشان آمده است، یک هفته در اینجا می‌مانند.',
      }}
    />
  )
}
