import { useState } from 'react'
import type { LoginDoor, Role } from '@bargah/contract/kernel/access.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { type FactorValues, noFactor, useAskedFactor } from '../factors/asked-factor.parts.ts'
import type { SentCode } from '../../kernel/form/proof.rules.ts'

/** The fields of signing in, over all its steps; `Role` is null where no door is shown. */
export type LoginValues = {
  Role: LoginDoor | null
  Username: string
  Password: string
  Code: string
} & FactorValues

const checks = async () => ({
  body: (await import('@bargah/contract/features/auth/auth.schema.ts')).LoginBody,
})

const sentNow = (code: Omit<SentCode, 'at'>): SentCode => ({ ...code, at: Date.now() })

type LoginOptions = {
  /** The door that is shown; null where the account says which it is. */
  door: LoginDoor | null
  username?: string
  remembers: (role: Role) => boolean
  /** Whether a code is asked for in the place of name and password. */
  onCode?: (isAsked: boolean) => void
  onSignedIn: () => void
}

/** Signing in by name and password: the form, and what is asked for after them: a code on a new phone, a second factor. */
export function useLogin({ door, username = '', remembers, onCode, onSignedIn }: LoginOptions) {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [codeFault, setCodeFault] = useState<string>()
  const factor = useAskedFactor()
  const start: LoginValues = { Role: door, Username: username, Password: '', Code: '', ...noFactor }
  const form = useWriteForm('signIn', {
    start,
    checks,
    input: (values) => ({ body: { ...values, DeviceId: deviceId() } }),
    onDone: async ({ accessToken, member }, { sent: { Password } }) => {
      if (member.mustChangePassword)
        (await import('../../kernel/typed-password.ts')).noteTypedPassword(Password)
      startSession({ token: accessToken, member }, { remember: remembers(member.role) })
      onSignedIn()
    },
    onFailed: (error) => {
      const isCodeAsked = error instanceof ApiError && error.reason === 'code_needed'
      if (!isCodeAsked && !sent) {
        if (factor.isAbout(error, form)) onCode?.(true)
        return
      }
      // what is wrong with a code is said at its field
      form.forgive()
      setCodeFault(isCodeAsked ? undefined : sentenceOf(error))
      if (!isUnsure(error)) form.set({ Code: '' })
      if (!isCodeAsked) return
      setSent(sentNow(error.data as Omit<SentCode, 'at'>))
      onCode?.(true)
    },
  })
  const backToName = () => {
    form.set({ Code: '', ...noFactor })
    form.forgive()
    setSent(null)
    factor.forget()
    onCode?.(false)
  }
  return { form, sent, codeFault, factor, backToName }
}
