import { KeyRound, Plus, Webhook } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { KeyRow } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import { mayCall } from '../../kernel/calls.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable, useSteady } from '../../kernel/list-table.tsx'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CopyOnceDialog } from '../../ui/CopyOnceDialog.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { keyList } from './key-list.tsx'

const MakeKeyDialog = fetched(() => import('./MakeKeyDialog.tsx'))

/** The keys by which programs act for one's account, for one's company's users, or, for Admin, for anybody. */
export default function ApiKeysPage() {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [ending, setEnding] = useState<KeyRow>()
  const onEnd = useSteady((key: KeyRow) => setEnding(key))
  const mayEnd = mayCall('endApiKey')
  const mayMake = mayCall('makeApiKey')
  const table = useListTable(useMemo(() => keyList(mayEnd ? onEnd : undefined), [mayEnd, onEnd]))
  return (
    <ListPage
      table={table}
      subtitle={(count) => count}
      actions={
        mayMake && (
          <>
            {mayCall('makeWebhook') && (
              <Link className={buttonClass('default', 'form')} to={paths.webhooks}>
                <Webhook /> وب‌هوک‌ها
              </Link>
            )}
            <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)}>
              کلید تازه
            </Button>
          </>
        )
      }
      above={
        <Note>
          با هر کلید، برنامه‌ای به جای صاحب آن کار می‌کند و کارهایش در رویدادها با نام کلید می‌ماند. برای هر
          برنامه کلیدی جدا بسازید تا هر یک را بی دیگری پایان دهید.
        </Note>
      }
      searchHint="نام کلید یا صاحب آن"
      icon={<KeyRound />}
      empty={{
        title: 'کلیدی نیست',
        text: mayMake
          ? 'با «کلید تازه» برای برنامهٔ حسابداری یا انبار خود کلید بسازید.'
          : 'کلیدهای برنامه‌ها این‌جا دیده می‌شود.',
      }}
    >
      {isMaking && (
        <MakeKeyDialog
          onMade={(key) => {
            setMaking(false)
            setMade(key)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== undefined && (
        <CopyOnceDialog title="کلید ساخته شد" noun="کلید" text={made} onClose={() => setMade(undefined)}>
          این کلید دوباره نشان داده نمی‌شود. آن را در پیام و در فایل‌های برنامه ننویسید؛ اگر به دست دیگری افتاد،
          همان دم پایانش دهید.
        </CopyOnceDialog>
      )}
      {ending && (
        <ConfirmWrite
          call="endApiKey"
          input={() => ({ body: { Id: ending.id } })}
          danger
          title={`کلید «${ending.name}» پایان یابد؟`}
          consequence="برنامه‌ای که با آن کار می‌کند از همین دم پذیرفته نمی‌شود و کلید بازنمی‌گردد."
          confirmLabel="بله، پایان یابد"
          busyLabel="در حال پایان دادن…"
          onClose={() => setEnding(undefined)}
        />
      )}
    </ListPage>
  )
}
