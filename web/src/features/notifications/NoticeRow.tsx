import { CircleAlert, Info, ShieldAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { classes } from '../../ui/classes.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { isUnread, type Notice, useMarkRead } from './notifications.queries.ts'
import { stateLabels } from './notifications.text.ts'
import { readSearch } from '../../kernel/router/address.ts'
import './notifications.css'

const anyOrigin = 'http://panel'

/** In: the link of a notification, `/Cargos?open=12`. Out: the same as a Link takes it. */
export function addressIn(link: string) {
  const { pathname, search } = new URL(link, anyOrigin)
  return { to: pathname, search: readSearch(search) }
}

const icons: Record<Notice['state'], ReactNode> = {
  critical: <CircleAlert />,
  informational: <Info />,
  warning: <TriangleAlert />,
  security: <ShieldAlert />,
}

/** By its state (rules 14.3): red, blue, and twice yellow. */
export const noticeTones = {
  critical: 'danger',
  informational: 'info',
  warning: 'warning',
  security: 'warning',
} as const satisfies Record<Notice['state'], Tone>

/** One notification; pressing it marks it as read and leads to where more of it is. */
export function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow?: () => void }) {
  const { notificiation: told, link } = notice
  const unread = isUnread(notice)
  const markRead = useMarkRead()
  const follow = () => {
    if (unread) markRead.mutate({ query: { notificationId: told.dashboardNotificationId } })
    onFollow?.()
  }
  const look = classes(
    'row at-start gap-3 ink full text-sm regular notice',
    (link || unread) && 'press',
    unread && 'is-unread',
  )
  const face = <Face notice={notice} unread={unread} />
  if (link)
    return (
      <Link {...addressIn(link)} className={look} onClick={follow}>
        {face}
      </Link>
    )
  if (!unread) return <div className={look}>{face}</div>
  return (
    <button type="button" className={look} onClick={follow}>
      {face}
    </button>
  )
}

function Face({ notice, unread }: { notice: Notice; unread: boolean }) {
  const { subject, message } = notice.notificiation
  return (
    <>
      <span className={`relative tile notice-icon tone-${noticeTones[notice.state]}`}>
        {icons[notice.state]}
        <span className="sr">{stateLabels[notice.state]}</span>
      </span>
      <span className="grow blocks">
        <b className="strong">{subject}</b>
        <span className="muted">{message}</span>
        <small className="fine">
          <Moment at={notice.createdAt} />
        </small>
      </span>
      {unread && (
        <span className="relative disc fixed notice-dot">
          <span className="sr">خوانده‌نشده</span>
        </span>
      )}
    </>
  )
}
