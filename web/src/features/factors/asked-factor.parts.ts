import { useState } from 'react'
import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'

/** What a form keeps of a second factor; small, since the login page has it from the start. */
export type FactorValues = { FactorCode: string; RecoveryCode: string; Passkey: JsonObject | null }
export const noFactor: FactorValues = { FactorCode: '', RecoveryCode: '', Passkey: null }

type FactorForm = Pick<WriteForm<FactorValues>, 'forgive' | 'set'>

/** A form that is refused until a second factor is given: which is asked for, and what was wrong with the last one. */
export function useAskedFactor() {
  const [asked, setAsked] = useState<FactorAsked | null>(null)
  const [fault, setFault] = useState<string>()
  /** In: why the form failed. Out: whether that is about the factor; it is then said at its fields, which are emptied. */
  const isAbout = (error: unknown, form: FactorForm): boolean => {
    const isAsked = error instanceof ApiError && error.reason === 'factor_needed'
    if (!isAsked && !asked) return false
    form.forgive()
    setFault(isAsked && !asked?.challenge ? undefined : sentenceOf(error))
    if (!isUnsure(error)) form.set(noFactor)
    if (isAsked) setAsked(error.data as FactorAsked)
    // a passkey that is refused has used its challenge up
    else if (asked && !isUnsure(error)) setAsked({ ...asked, challenge: '' })
    return true
  }
  return { asked, fault, isAbout, forget: () => setAsked(null) }
}
