import { BellOff, CheckCheck, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { useHeld, useIsGoing } from '../../kernel/use-held.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { addressIn, NoticeRow, noticeTones } from './NoticeRow.tsx'
import { isUnread, type Notice, useMarkRead, useNotices, useUnread } from './notifications.queries.ts'
import { useShowing } from './seen-notices.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { serverNow } from '../../kernel/now.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { classes } from '../../ui/classes.ts'
import { Moment } from '../../ui/Moment.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { stateLabels } from './notifications.text.ts'
import './notifications.css'

/** One notification whole; closing it, in whichever way, marks it as read (rules 14.3). */
function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
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

const PushSwitch = fetched(() => import('./PushSwitch.tsx'))

/** What one was told in the last 48 hours (rules 14.2): a table at a desk, the whole of each on a phone. */
export default function NotificationsPage() {
  const phone = useMember().role === 'Driver'
  const narrow = useMedia(PHONE) || phone
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<Notice | null>(null)
  const read = useNotices()
  const unread = useUnread()
  useShowing()
  const readAll = useHeld('markAllNotificationsRead')
  const isGoing = useIsGoing('markAllNotificationsRead')({})
  const readAllButton = unread > 0 && !isGoing && (
    <Button
      size={phone ? 'touch' : 'dense'}
      icon={<CheckCheck />}
      busy={readAll.isBusy}
      busyLabel="در حال ثبت…"
      onClick={() => readAll.act({ input: {}, said: 'همهٔ اعلان‌ها خوانده‌شده می‌شود' })}
    >
      همه را خواندم
    </Button>
  )
  return (
    <PageFrame
      phone={phone}
      title="اعلان‌ها"
      subtitle={unread > 0 ? `${formatNumber(unread)} خوانده‌نشده از ۴۸ ساعت گذشته` : '۴۸ ساعت گذشته'}
      onBack={() => void navigate({ to: paths.home })}
      actions={readAllButton}
    >
      {phone && readAllButton}
      <PushSwitch phone={phone} />
      <p>
        <Link to={paths.noticeChoices} className={buttonClass('default', phone ? 'hero' : 'dense')}>
          <Settings2 />
          چه خبری، از چه راهی
        </Link>
      </p>
      <Read of={read} failedTitle="اعلان‌ها نیامد" empty={<NoNotices />}>
        {(notices) => (
          <Panel flush>
            {narrow ? (
              <ul className="ruled">
                {notices.map((notice) => (
                  <li key={notice.notificiation.dashboardNotificationId}>
                    <NoticeRow notice={notice} />
                  </li>
                ))}
              </ul>
            ) : (
              <NoticeTable notices={notices} onView={setViewed} />
            )}
          </Panel>
        )}
      </Read>
      {viewed && <NoticeDialog notice={viewed} onClose={() => setViewed(null)} />}
    </PageFrame>
  )
}

const NoNotices = () => (
  <EmptyState icon={<BellOff />} title="اعلانی نیست">
    خبرهای مجوز، نوبت، بار و کیف پول شما تا ۴۸ ساعت این‌جا می‌ماند.
  </EmptyState>
)

const NoticeBadge = ({ state }: { state: Notice['state'] }) => (
  <Badge tone={noticeTones[state]}>{stateLabels[state]}</Badge>
)

type NoticeTableProps = { notices: readonly Notice[]; onView: (notice: Notice) => void }

/** Notifications at a desk (rules 14.3): date, type, subject, which leads to the thing, and the way to all of it. */
const NoticeTable = ({ notices, onView }: NoticeTableProps) => (
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
