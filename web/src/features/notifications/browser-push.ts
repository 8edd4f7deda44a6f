/** Whether this browser can tell of notices while the panel is closed, and whether its owner lets it. */
type PushState = 'unsupported' | 'denied' | 'possible'

export function readPushState(): PushState {
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
export async function subscribeBrowser(applicationServerKey: string) {
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

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
