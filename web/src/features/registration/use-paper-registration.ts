import { useState } from 'react'
import { serverNow } from '../../kernel/now.ts'
import type { Credentials } from '../auth/auth.parts.tsx'
import { useProvenMobile } from './carried-mobile.ts'
import { registerTexts } from './registration.text.ts'

type Done = { account: Credentials; sentAt: Date }

/** How a registration with a paper stands: the number that was carried here, what is typed, and what came of it. */
export function usePaperRegistration<Values>(start: Values) {
  const carried = useProvenMobile()
  const [proven, setProven] = useState({ mobile: carried, at: serverNow() })
  const [values, keep] = useState(start)
  const [again, setAgain] = useState<string>()
  const [done, setDone] = useState<Done | null>(null)
  return {
    ...proven,
    values,
    keep,
    again,
    done,
    finish: (account: { userName?: string; password?: string } | undefined) =>
      setDone({
        account: { username: account?.userName ?? '', password: account?.password ?? '' },
        sentAt: serverNow(),
      }),
    askAgain: () => setAgain(registerTexts.proofIsOver),
    provedAgain: (mobile: string) => {
      setProven({ mobile, at: serverNow() })
      setAgain(undefined)
    },
  }
}
