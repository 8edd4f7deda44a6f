import { BellOff, CheckCheck } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { useMarkAllRead, useNotices, useUnread } from './notifications.queries.ts'

/** What one was told in the last 48 hours (spec 2 §2.6). */
export default function NotificationsPage() {
  const phone = useMember().role === 'Driver'
  const navigate = useNavigate()
  const read = useNotices()
  const unread = useUnread()
  const readAll = useMarkAllRead((detail) =>
    toast({ tone: 'danger', title: 'اعلان‌ها خوانده‌شده نشد', detail }),
  )
  const readAllButton = unread > 0 && (
    <Button
      size={phone ? 'touch' : 'dense'}
      icon={<CheckCheck />}
      busy={readAll.isPending}
      busyLabel="در حال ثبت…"
      onClick={() => readAll.mutate({})}
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
      <Read of={read} failedTitle="اعلان‌ها نیامد" empty={<NoNotices />}>
        {(notices) => (
          <Panel flush>
            <ul className="notices">
              {notices.map((notice) => (
                <li key={notice.notificiation.dashboardNotificationId}>
                  <NoticeRow notice={notice} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Read>
    </PageFrame>
  )
}

const NoNotices = () => (
  <EmptyState icon={<BellOff />} title="اعلانی نیست">
    خبرهای مجوز، نوبت، بار و کیف پول شما تا ۴۸ ساعت این‌جا می‌ماند.
  </EmptyState>
)
