import { useCallback, useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { ApiError, sentencesOf } from '../api-error.ts'
import type { CallData, CallInput, CallKey } from '../api.ts'
import { currentSession } from '../session.ts'
import { useWrite } from '../use-write.ts'
import {
  atFields,
  type Checks,
  type Faults,
  type Fields,
  findFaults,
  placeSentences,
} from './form-faults.rules.ts'

/** What a control of the ui takes, spread into it: `<TextField {...form.field('Name')} label="نام" />`. */
type FieldOf<Value> = {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

type Names<K extends CallKey> = keyof NonNullable<CallInput<K>['body']>
type NamedByWire<K extends CallKey, Values> = { [N in keyof Values]: N extends Names<K> ? Values[N] : never }

type Options<K extends CallKey, Values extends Fields> = {
  /** The fields as the form opens, by the names of the wire. */
  start: Values
  /** The contract's own; a form that is there from the start fetches it when it is first tried. */
  checks: Checks | (() => Promise<Checks>)
  /** Names of the wire that have no field of their own, each with the field that shows its faults. */
  shownBy?: Readonly<Record<string, keyof Values & string>>
  onDone?: (data: CallData<K>, form: Pick<WriteForm<Values>, 'reset' | 'focus'> & { sent: Values }) => void
} & (
  | { input: (values: Values) => CallInput<K> }
  /** Without `input` the fields are the body, and each is named as in the contract. */
  | { start: NamedByWire<K, Values>; input?: never }
)

export type WriteForm<Values> = {
  id: string
  values: Values
  field: <Name extends keyof Values & string>(name: Name) => FieldOf<Values[Name]>
  /** Changes several at once; the same function from drawing to drawing. */
  set: (changes: Partial<Values>) => void
  /** Back to the start, or to other values, without faults. */
  reset: (values?: Values) => void
  focus: (name: keyof Values & string) => void
  /** Checks; without a fault it goes on, at last to `send`. */
  check: (goOn: () => void) => void
  send: () => Promise<void>
  /** What is wrong with the fields; none before the first try. */
  faults: { fieldId: string; message: string }[]
  /** What the server said that belongs to no field. */
  refusals: readonly string[]
  /** Forgets what the server said. */
  forgive: () => void
  /** Grows with every try that failed. */
  attempt: number
  busy: boolean
}
type Refused = { placed: Faults; rest: readonly string[]; of: Fields }

const noChecks: Checks = {}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of one write: react-hook-form over the contract's schema. Faults show after the first try and follow what is
 * typed; what the server says of a field stays until the field is changed.
 */
export function useWriteForm<K extends CallKey, Values extends Fields>(
  call: K,
  options: Options<K, Values>,
): WriteForm<Values> {
  const { start, checks, shownBy = {}, onDone } = options
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const inputOf = (values: Values) => options.input?.(values) ?? ({ body: values } as unknown as CallInput<K>)
  const form = useForm<Fields>({
    defaultValues: start,
    shouldFocusError: false,
    resolver: async (values) => {
      const read = typeof checks === 'function' ? await checks().catch(() => noChecks) : checks
      // the form's own fields are judged too
      const sent = { ...values, ...(inputOf(values as Values).body as Fields) }
      const faults = atFields(findFaults(read, sent, currentSession()?.member.role ?? null), shownBy)
      const errors = Object.entries(faults).map(([name, message]) => [name, { type: 'fault', message }])
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
    },
  })
  const write = useWrite(call)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [refusals, countRefusal] = useState(0)
  const values = useWatch({ control: form.control }) as Values
  const { errors, isSubmitted, submitCount } = form.formState

  // what else is sent (a way that was found) changes the faults as what is typed does
  const { trigger } = form
  const sentText = JSON.stringify(inputOf(values))
  useEffect(() => {
    if (isSubmitted && sentText) void trigger()
  }, [isSubmitted, sentText, trigger])

  // react-hook-form types paths, which no type parameter satisfies
  const setField = form.setValue as (name: string, value: unknown) => void
  const set = useCallback(
    (changes: Partial<Values>) => {
      for (const [name, value] of Object.entries(changes)) setField(name, value)
    },
    [setField],
  )
  const reset = (next: Values = start) => {
    setRefused(null)
    form.reset(next)
  }
  const focus = (name: string) => focusField(idOf(name))
  const send = async () => {
    setRefused(null)
    const sent = form.getValues() as Values
    const failed = (error: unknown) => {
      setRefused(readRefusal(error, sent, idOf))
      countRefusal((count) => count + 1)
    }
    await write.mutateAsync(inputOf(sent)).then((data) => onDone?.(data, { reset, focus, sent }), failed)
  }
  const faultOf = (name: string) => {
    const own = errors[name]?.message
    if (typeof own === 'string') return own
    return refused && isSame(refused.of[name], values[name]) ? refused.placed[name] : undefined
  }
  return {
    id,
    values,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value) => setField(name, value),
      error: faultOf(name),
    }),
    set,
    reset,
    focus,
    check: (goOn) => {
      setRefused(null)
      void form.handleSubmit(goOn)()
    },
    send,
    faults: [...new Set([...Object.keys(errors), ...Object.keys(refused?.placed ?? {})])].flatMap((name) => {
      const message = faultOf(name)
      return message === undefined ? [] : [{ fieldId: idOf(name), message }]
    }),
    refusals: refused?.rest ?? [],
    forgive: () => setRefused(null),
    attempt: submitCount + refusals,
    busy: write.isPending,
  }
}

/** Sentences on malformed fields go to their fields, known by their labels; what a rule of the business says does not. */
function readRefusal(error: unknown, sent: Fields, idOf: (name: string) => string): Refused {
  const sentences = sentencesOf(error)
  if (!(error instanceof ApiError) || error.kind !== 'invalid')
    return { placed: {}, rest: sentences, of: sent }
  const labels = Object.keys(sent).map((name) => {
    const label = document.getElementById(`${idOf(name)}-label`)
    return [name, label?.firstChild?.textContent ?? '']
  })
  return { ...placeSentences(sentences, Object.fromEntries(labels)), of: sent }
}
