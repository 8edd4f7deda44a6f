import { Link } from '../../kernel/navigation.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Moment } from '../../ui/Moment.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { addressIn, noticeTones } from './NoticeRow.tsx'
import { isUnread, type Notice, useMarkRead } from './notifications.queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { stateLabels } from './notifications.text.ts'
import './notifications.css'

export const NoticeBadge = ({ state }: { state: Notice['state'] }) => (
  <Badge tone={noticeTones[state]}>{stateLabels[state]}</Badge>
)

type NoticeTableProps = { notices: readonly Notice[]; onView: (notice: Notice) => void }

/** Notifications at a desk (rules 14.3): date, type, subject, which leads to the thing, and the way to all of it. */
export const NoticeTable = ({ notices, onView }: NoticeTableProps) => (
  <PlainTable
    label="اعلان‌ها"
    look="plain"
    className="notice-table"
    rows={notices}
    keyOf={idOf}
    rowClass={(notice) => classes('press', isUnread(notice) && 'is-unread')}
    columns={[
      { heading: 'تاریخ', kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} look="row" /> },
      { heading: 'نوع', cell: ({ state }) => <NoticeBadge state={state} /> },
      { heading: 'موضوع', cell: (notice) => <Subject notice={notice} /> },
      {
        heading: 'دیدن',
        isHeadingHidden: true,
        cell: (notice) => (
          <Button
            size="dense"
            aria-label={`دیدن «${notice.notificiation.subject}»`}
            onClick={() => onView(notice)}
          >
            دیدن
          </Button>
        ),
      },
    ]}
  />
)

const idOf = ({ notificiation }: Notice) => notificiation.dashboardNotificationId

function Subject({ notice }: { notice: Notice }) {
  const markRead = useMarkRead()
  const { subject } = notice.notificiation
  const unread = isUnread(notice)
  const follow = () => unread && markRead.mutate({ query: { notificationId: idOf(notice) } })
  return (
    <>
      {notice.link ? (
        <Link {...addressIn(notice.link)} onClick={follow}>
          {subject}
        </Link>
      ) : (
        subject
      )}
      {unread && <span className="sr">خوانده‌نشده</span>}
    </>
  )
}
