import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import '../ui/ui.css'
import './app.css'
import { followNetwork } from '../kernel/connection.ts'
import { forgetKept, keepReads } from '../kernel/kept-reads.ts'
import { forgetLookups } from '../kernel/lookups.ts'
import { makeQueryClient } from '../kernel/query-client.ts'
import { followOtherTabs, onSession, shareWithWindows } from '../kernel/session.ts'
import { paths } from '../kernel/paths.ts'
import { Boundary, RouterProvider } from '../kernel/router/RouterProvider.tsx'
import { PageError } from './PageError.tsx'
import { Root } from './Root.tsx'
import { router, scrolling } from './router.tsx'

/** Once something of the panel's own stands: its bars and toasts alone are none. */
function closeOpening(root: HTMLElement): void {
  const isOpen = () => root.querySelector(':scope > :not(.bars, .toasts)') !== null
  const watch = new MutationObserver(() => {
    if (!isOpen()) return
    watch.disconnect()
    for (const opening of document.querySelectorAll('[data-opening]')) opening.remove()
  })
  watch.observe(root, { childList: true })
}

/** The page itself comes first, and what it reads. */
const listenAfterMs = 1_500
const installAfterMs = 2_000
const queryClient = makeQueryClient()

followNetwork()
followOtherTabs()
keepReads(queryClient)
onSession((change) => {
  if (change === 'renewed') return void router.invalidate()
  // what one person read, and the screens of his role, are not shown to the next
  queryClient.clear()
  router.forgetPages()
  if (change) forgetKept()
  if (change) forgetLookups()
  if (change === 'left') void router.navigate({ to: paths.login })
  else void router.invalidate()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has a #root')
closeOpening(root)
const panel = createRoot(root)
const draw = () => {
  void router.begin()
  panel.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} scrolling={scrolling}>
          <Boundary of={router} Failed={PageError}>
            <Root />
          </Boundary>
        </RouterProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
void shareWithWindows().then(draw)

const listen = () =>
  void import('../kernel/live/live.ts').then(({ followSession }) => followSession(queryClient))
window.addEventListener('load', () => setTimeout(listen, listenAfterMs))
const afterStart = () => void import('./after-start.ts').then(({ install }) => install())
if (import.meta.env.PROD) window.addEventListener('load', () => setTimeout(afterStart, installAfterMs))
