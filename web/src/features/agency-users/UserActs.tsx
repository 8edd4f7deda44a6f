import { EllipsisVertical, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { mayNow } from '../../kernel/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { AgencyUser } from './agency-users.queries.ts'

/** What may be done with an account besides editing it; nothing is drawn for whom may do neither. */
export function UserActs({ user }: { user: AgencyUser }) {
  const [asking, setAsking] = useState<'active' | 'close' | null>(null)
  const maySwitch = mayNow(calls.setAgencyUserActive.access)
  const mayClose = mayNow(calls.closeAgencyUser.access)
  const close = () => setAsking(null)
  if (!maySwitch && !mayClose) return null
  return (
    <>
      <Menu
        label="کارهای حساب"
        align="end"
        items={[
          maySwitch && {
            key: 'active',
            icon: <Power />,
            label: user.isActive ? 'غیرفعال کردن' : 'فعال کردن',
            onSelect: () => setAsking('active'),
          },
          mayClose && {
            key: 'close',
            icon: <Trash2 />,
            label: 'حذف کاربر',
            danger: true,
            onSelect: () => setAsking('close'),
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton aria-label="کارهای حساب" icon={<EllipsisVertical />} {...trigger} />
        )}
      />
      {asking === 'active' && <AskActive user={user} onClose={close} />}
      {asking === 'close' && <AskClose user={user} onClose={close} />}
    </>
  )
}

type AskProps = { user: AgencyUser; onClose: () => void }

const AskActive = ({ user: { id, fullname, isActive }, onClose }: AskProps) => (
  <ConfirmWrite
    call="setAgencyUserActive"
    input={() => ({ body: { Id: id, IsActive: !isActive } })}
    danger={isActive}
    title={isActive ? `${fullname} غیرفعال شود؟` : `${fullname} فعال شود؟`}
    consequence={
      isActive
        ? 'همین حالا از همهٔ دستگاه‌ها بیرون می‌آید و تا فعال نشود نمی‌تواند وارد شود. دسترسی‌هایش می‌ماند.'
        : 'با همان نام کاربری، گذرواژه و دسترسی‌ها می‌تواند وارد شود.'
    }
    confirmLabel={isActive ? 'بله، غیرفعال شود' : 'بله، فعال شود'}
    busyLabel="در حال ثبت…"
    onClose={onClose}
  />
)

const AskClose = ({ user: { id, fullname }, onClose }: AskProps) => (
  <ConfirmWrite
    call="closeAgencyUser"
    input={() => ({ body: { Id: id } })}
    danger
    title={`حساب ${fullname} حذف شود؟`}
    consequence="حساب بسته می‌شود و آنچه با آن کرده است می‌ماند؛ تنها مدیر شرکت می‌تواند آن را بازگرداند. اگر شاید برگردد، غیرفعالش کنید."
    confirmLabel="بله، حذف شود"
    busyLabel="در حال حذف…"
    onClose={onClose}
  />
)
