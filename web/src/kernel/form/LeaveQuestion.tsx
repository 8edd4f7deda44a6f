import { useRef, useState } from 'react'
import { useBlocker, useRouter } from '../navigation.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { layers } from '../../ui/layers.ts'
import type { Search } from '../router/address.ts'
import { currentSession } from '../session.ts'

type LeaveQuestionProps = {
  /** Whether there is something that is not sent. */
  when: boolean
  consequence: string
  title?: string
  /** Asks also people who are not signed in, and when the window is closed. */
  always?: boolean
  /** A search parameter: changing its value counts as leaving the page. */
  alsoOn?: string
  /** The one path that is opened without asking, since it returns here. */
  exceptTo?: string
}

/** Asks before another page takes the place of one with unsent typing; who was signed out meanwhile is not asked. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { when, consequence, title = 'از این صفحه می‌روید؟', always = false } = props
  const { alsoOn, exceptTo } = props
  const { history } = useRouter()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isDecided = useRef(false)
  const namedIn = ({ search }: { search: Search }) => (alsoOn === undefined ? undefined : search[alsoOn])
  useBlocker({
    asksAtClosing: () => always && when,
    shouldBlock: ({ current, next, action }) => {
      const isElsewhere = current.pathname !== next.pathname || namedIn(current) !== namedIn(next)
      const isOurs = always || currentSession() !== null
      if (!when || isDecided.current || !isElsewhere || !isOurs || next.pathname === exceptTo) return false
      if (action === 'BACK') {
        // the browser has gone already and is taken back first; what is asked has an entry of its own over this page
        window.addEventListener('popstate', () => setLeave(() => () => layers.back()), { once: true })
        return true
      }
      setLeave(() => () => history.push(next.href))
      return true
    },
  })
  if (!leave) return null
  return (
    <ConfirmDialog
      title={title}
      consequence={consequence}
      confirmLabel="بله، می‌روم"
      loses
      cancelLabel="نه، می‌مانم"
      onClose={() => setLeave(null)}
      onConfirm={() => {
        isDecided.current = true
        setLeave(null)
        leave()
      }}
    />
  )
}
