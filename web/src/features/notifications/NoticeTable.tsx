import { Link } from '../../kernel/navigation.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Moment } from '../../ui/Moment.tsx'
import { addressIn } from './notice-address.ts'
import { NoticeBadge } from './NoticeBadge.tsx'
import { isUnread, type Notice, useMarkRead } from './notifications.queries.ts'
import './notifications.css'

type NoticeTableProps = { notices: readonly Notice[]; onView: (notice: Notice) => void }

/** Notifications at a desk (rules 14.3): date, type, subject, which leads to the thing, and the way to all of it. */
export function NoticeTable({ notices, onView }: NoticeTableProps) {
  const markRead = useMarkRead()
  return (
    <table className="size-sm plain-table notice-table" aria-label="اعلان‌ها">
      <thead>
        <tr className="num">
          <th scope="col">تاریخ</th>
          <th scope="col">نوع</th>
          <th scope="col">موضوع</th>
          <th scope="col">
            <span className="sr">دیدن</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => {
          const { dashboardNotificationId: notificationId, subject } = notice.notificiation
          const unread = isUnread(notice)
          const follow = () => unread && markRead.mutate({ query: { notificationId } })
          return (
            <tr key={notificationId} className={classes('press', unread && 'is-unread')}>
              <td className="num">
                <Moment at={notice.createdAt} look="row" />
              </td>
              <td>
                <NoticeBadge state={notice.state} />
              </td>
              <td>
                {notice.link ? (
                  <Link {...addressIn(notice.link)} onClick={follow}>
                    {subject}
                  </Link>
                ) : (
                  subject
                )}
                {unread && <span className="sr">خوانده‌نشده</span>}
              </td>
              <td>
                <Button size="dense" aria-label={`دیدن «${subject}»`} onClick={() => onView(notice)}>
                  دیدن
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
