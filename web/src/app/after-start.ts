import { followFocus } from './follow-focus.ts'
import { announceNewVersion } from './new-version.ts'

const lookEveryMs = 30 * 60_000

/** Follows the focus of who presses what goes, installs the service worker, hands it the code that came before it, and looks for newer versions now and then. */
export function install(): void {
  followFocus()
  // without a worker (storage is closed, or its file did not come) the panel works as it is, online
  if ('serviceWorker' in navigator) void register(navigator.serviceWorker).catch(() => undefined)
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const hadOne = container.controller !== null
  const registration = await container.register('/sw.js')
  const follow = (worker: ServiceWorker | null) => {
    if (!worker) return
    const note = () => {
      if (worker.state === 'installed' && hadOne) announceNewVersion(() => changeTo(worker, container))
      if (worker.state === 'activated' && !hadOne)
        tell(worker, { type: 'CACHE_URLS', payload: { urlsToCache: loadedCode() } })
    }
    worker.addEventListener('statechange', note)
    note()
  }
  follow(registration.waiting)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  const look = () => document.visibilityState === 'visible' && registration.update().catch(() => undefined)
  setInterval(look, lookEveryMs)
}

function changeTo(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  tell(worker, { type: 'SKIP_WAITING' })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is told, not a window
const tell = (worker: ServiceWorker, message: object) => worker.postMessage(message)

const loadedCode = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'))
