import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { Link } from '../../kernel/navigation.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { addressIn } from './notice-address.ts'
import { NoticeBadge } from './NoticeBadge.tsx'
import { isUnread, type Notice, useMarkRead } from './notifications.queries.ts'

/** One notification whole; closing it, in whichever way, marks it as read (rules 14.3). */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const markRead = useMarkRead()
  const { dashboardNotificationId: notificationId, subject, message } = notice.notificiation
  const close = () => {
    if (isUnread(notice)) markRead.mutate({ query: { notificationId } })
    onClose()
  }
  return (
    <Dialog
      title={subject}
      consequence={message}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>بستن</Button>
          {notice.link && (
            <Link {...addressIn(notice.link)} className={buttonClass('primary')} onClick={close}>
              رفتن به آن
            </Link>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          {
            term: 'دریافت',
            value: <span className="num">{formatDayTime(notice.createdAt, serverNow())}</span>,
          },
          { term: 'نوع', value: <NoticeBadge state={notice.state} /> },
        ]}
      />
    </Dialog>
  )
}
