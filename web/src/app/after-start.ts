import { Workbox } from 'workbox-window'
import { announceNewVersion } from './new-version.ts'

const lookEveryMs = 30 * 60_000

/** Installs the service worker, hands it the code that came before it, and looks for newer versions now and then. */
export function install(): void {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () =>
    announceNewVersion(() => {
      worker.addEventListener('controlling', () => window.location.reload())
      worker.messageSkipWaiting()
    }),
  )
  worker.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedCode() } })
  })
  // without a worker (storage is closed, or its file did not come) the panel works as it is, online
  void worker.register().catch(() => undefined)
  const look = () => document.visibilityState === 'visible' && worker.update().catch(() => undefined)
  setInterval(look, lookEveryMs)
}

const loadedCode = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'))
