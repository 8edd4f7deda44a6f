import { Mail } from 'lucide-react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { letterList } from './letter-list.tsx'

/** What leaves for people's mailboxes, and why some of it does not (ours). In a demo nothing leaves and all can be read here. */
export default function LettersPage() {
  return (
    <ListPage
      table={useListTable(letterList)}
      subtitle={(count) => `${count} در یک هفتهٔ گذشته`}
      searchHint="گیرنده، موضوع یا متن"
      icon={<Mail />}
      empty={{
        title: 'نامه‌ای نیست',
        text: 'کدهای تأیید نشانی و گزارش‌هایی که به ایمیل می‌رود، با آنچه بر سرشان آمده است، یک هفته در اینجا می‌مانند.',
      }}
    />
  )
}
