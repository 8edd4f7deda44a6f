import { useState } from 'react'
import { BellOff, BellRing } from 'lucide-react'
import { useWrite } from '../../kernel/use-write.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import './notifications.css'

/** Whether this browser can tell of notices while the panel is closed, and whether its owner lets it. */
type PushState = 'unsupported' | 'denied' | 'possible'

function readPushState(): PushState {
  if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

const inBase64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Asks the person, then the browser. In: the server's key. Out: how this browser is reached, or null when it is not to be. */
async function subscribeBrowser(applicationServerKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  // without a worker it would be waited for without end
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('no worker is installed')
  const { pushManager } = await navigator.serviceWorker.ready
  // one that was made for another key of ours is of no use
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  return {
    Endpoint: made.endpoint,
    PublicKey: inBase64Url(made.getKey('p256dh')),
    Auth: inBase64Url(made.getKey('auth')),
  }
}

async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const notTurnedOn = (detail: string) => toast({ tone: 'danger', title: 'اعلان این دستگاه روشن نشد', detail })

/** Notices on this device while the panel is closed: off until asked for, and until the session ends. */
export default function PushSwitch({ phone }: { phone: boolean }) {
  const [state, setState] = useState(readPushState)
  const [asking, setAsking] = useState(false)
  const { data } = useRead('showPush')
  const on = useWrite('turnPushOn', { onFailed: notTurnedOn })
  const off = useWrite('turnPushOff', {
    onDone: () => void unsubscribeBrowser(),
    onFailed: (detail) => toast({ tone: 'danger', title: 'اعلان این دستگاه خاموش نشد', detail }),
  })
  if (!data || state === 'unsupported') return null
  if (state === 'denied' && !data.isOn)
    return (
      <Note icon={<BellOff />}>
        مرورگر شما اجازهٔ اعلان نمی‌دهد؛ اگر می‌خواهید، در تنظیمات مرورگر برای این نشانی اجازه دهید.
      </Note>
    )
  const turnOn = async () => {
    setAsking(true)
    try {
      const body = await subscribeBrowser(data.publicKey)
      if (body) on.mutate({ body })
    } catch {
      notTurnedOn('سامانهٔ اعلان مرورگر پاسخ نداد؛ اتصال خود را ببینید و دوباره تلاش کنید.')
    }
    setState(readPushState())
    setAsking(false)
  }
  const look = { size: phone ? 'hero' : 'dense', busyLabel: 'در حال ثبت…' } as const
  return (
    <Note icon={<BellRing />} inRow>
      <div className="push-switch row gap-3 wrap">
        <span>
          {data.isOn
            ? 'عنوان اعلان‌ها روی این دستگاه نشان داده می‌شود، حتی وقتی بارگاه بسته است؛ تا وقتی که از حساب خود بیرون نرفته‌اید.'
            : 'عنوان اعلان‌ها می‌تواند روی همین دستگاه نشان داده شود، حتی وقتی بارگاه بسته است.'}
        </span>
        {data.isOn ? (
          <Button {...look} busy={off.isPending} onClick={() => off.mutate({})}>
            خاموش کردن
          </Button>
        ) : (
          <Button {...look} busy={asking || on.isPending} onClick={() => void turnOn()}>
            روشن کردن
          </Button>
        )}
      </div>
    </Note>
  )
}
