import { followFocus } from './follow-focus.ts'
import { announceNewVersion } from './new-version.ts'

const lookEveryMs = 30 * 60_000
const againMs = 30_000

/** Follows the focus of who presses what goes, installs the service worker, hands it the code that came before it, and looks for newer versions now and then. */
export function install(): void {
  followFocus()
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  // without a worker (storage is closed) the panel works as it is, online
  register(container).catch(() => undefined)
  setInterval(() => void look(container).catch(() => undefined), lookEveryMs)
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
      // one of its files did not come: no browser asks for them again by itself
      if (worker.state === 'redundant' && !registration.active)
        setTimeout(() => register(container).catch(() => undefined), againMs)
    }
    worker.addEventListener('statechange', note)
    note()
  }
  follow(registration.waiting)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

async function look(container: ServiceWorkerContainer): Promise<void> {
  if (document.visibilityState === 'visible') await (await container.getRegistration())?.update()
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
