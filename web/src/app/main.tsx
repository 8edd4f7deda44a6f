import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import '../ui/ui.css'
import './app.css'
import { followNetwork } from '../kernel/connection.ts'
import { forgetKept, keepReads } from '../kernel/kept-reads.ts'
import { forgetLookups } from '../kernel/lookups.ts'
import { makeQueryClient } from '../kernel/query-client.ts'
import { followOtherTabs, onSession, shareWithWindows } from '../kernel/session.ts'
import { paths } from '../kernel/paths.ts'
import { closeOpening } from './opened.ts'
import { router } from './router.tsx'

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
  router.clearCache()
  if (change) forgetKept()
  if (change) forgetLookups()
  if (change === 'left') void router.navigate({ to: paths.login })
  else void router.invalidate()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has a #root')
closeOpening(root)
const panel = createRoot(root)
void shareWithWindows().then(() =>
  panel.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)

const listen = () =>
  void import('../kernel/live/live.ts').then(({ followSession }) => followSession(queryClient))
window.addEventListener('load', () => setTimeout(listen, listenAfterMs))
const afterStart = () => void import('./after-start.ts').then(({ install }) => install())
if (import.meta.env.PROD) window.addEventListener('load', () => setTimeout(afterStart, installAfterMs))
