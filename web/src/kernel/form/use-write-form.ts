import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { ApiError, isUnsure, sentencesOf } from '../api-error.ts'
import type { CallData, CallInput, CallKey } from '../api.ts'
import { currentSession } from '../session.ts'
import type { Later } from '../send-later/later.rules.ts'
import { KeptForLater, useWrite } from '../use-write.ts'
import {
  atFields,
  type Checks,
  type Faults,
  type Fields,
  findFaults,
  placeSentences,
} from './form-faults.rules.ts'

/** What a control of the ui takes, spread into it: `<TextField {...form.field('Name')} label="نام" />`. */
export type FieldOf<Value> = {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
  readOnly?: boolean
}

type Names<K extends CallKey> = keyof NonNullable<CallInput<K>['body']>
type NamedByWire<K extends CallKey, Values> = { [N in keyof Values]: N extends Names<K> ? Values[N] : never }

type Options<K extends CallKey, Values extends Fields> = {
  /** The fields as the form opens, by the names of the wire. */
  start: Values
  /**
   * `start` is what stands on the server: a field that nobody touched goes with it, or saving would put back what another
   * changed meanwhile. `merge` is for a field of many parts.
   */
  follows?: boolean | { merge: (kept: Values, values: Values, stands: Values) => Partial<Values> }
  /** The contract's own; a form that is there from the start fetches it when it is first tried. */
  checks: Checks | (() => Promise<Checks>)
  /** Names of the wire that have no field of their own, each with the field that shows its faults. */
  shownBy?: Readonly<Record<string, keyof Values & string>>
  /** Fetches what the request needs, after validation and before sending (`useWrite`). */
  prepare?: (asked: CallInput<K>) => Promise<CallInput<K>>
  /** It may wait for the network (`useWrite`). */
  later?: ((asked: CallInput<K>) => Later) | undefined
  /** Called with the idempotency key when the write waits to be sent later. */
  onKept?: (key: string, form: Pick<WriteForm<Values>, 'reset'>) => void
  /** For whoever may look and not change. */
  readOnly?: boolean
  /** The form is busy until it ends. */
  onDone?: (
    data: CallData<K>,
    form: Pick<WriteForm<Values>, 'reset' | 'focus'> & { sent: Values },
  ) => void | Promise<void>
  /** What failed is said by the form; this is for what the page does about it. */
  onFailed?: (error: unknown) => void
} & (
  | { input: (values: Values) => CallInput<K> }
  /** Without `input` the fields are the body, and each is named as in the contract. */
  | { start: NamedByWire<K, Values>; input?: never }
)

export type WriteForm<Values> = {
  id: string
  values: Values
  /** What the fields held at the start, or after the last `reset`. */
  kept: Values
  isChanged: boolean
  field: <Name extends keyof Values & string>(name: Name) => FieldOf<Values[Name]>
  /** Changes several at once; the same function between renders. */
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
  /** Whether nobody knows what became of the last try, and the fields are as they were then: `send` sends the same again. */
  mayRepeat: boolean
  forgive: () => void
  /** Grows with every try that failed. */
  attempt: number
  busy: boolean
}
type Refused = { placed: Faults; rest: readonly string[]; of: Fields; by?: unknown }

const noChecks: Checks = {}
const isSame = (one: unknown, other: unknown) =>
  one instanceof Blob ? one === other : JSON.stringify(one) === JSON.stringify(other)

/** The fields of a form: what they hold now, at once for whoever changes them, and between renders. */
function useFields<Values extends Fields>(start: Values) {
  const [values, draw] = useState(start)
  const latest = useRef(start)
  const replace = useCallback((next: Values) => {
    latest.current = next
    draw(next)
  }, [])
  const set = useCallback((changes: Partial<Values>) => replace({ ...latest.current, ...changes }), [replace])
  return { values, latest, replace, set }
}

/**
 * The form of one write, checked by the contract's schema. Faults show after the first try and follow what is typed; what
 * the server says of a field stays until the field is changed (docs/decisions/0017).
 */
export function useWriteForm<K extends CallKey, Values extends Fields>(
  call: K,
  options: Options<K, Values>,
): WriteForm<Values> {
  const { start, checks, shownBy = {}, readOnly = false, onDone } = options
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const write = useWrite(call, { prepare: options.prepare, later: options.later })
  const [busy, setBusy] = useState(false)
  const { values, latest, replace, set } = useFields(start)
  const [kept, setKept] = useState(start)
  const [tried, setTried] = useState<Checks | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)
  const countAttempt = () => setAttempt((count) => count + 1)

  const inputOf = (of: Values) => options.input?.(of) ?? ({ body: of } as unknown as CallInput<K>)
  const findIn = (by: Checks, of: Values) =>
    atFields(findFaults(by, judgedOf(of, inputOf(of)), roleOfMember()), shownBy)
  const faults = tried ? findIn(tried, values) : {}
  const faultOf = (name: string) =>
    faults[name] ?? (refused && isSame(refused.of[name], values[name]) ? refused.placed[name] : undefined)

  const focus = (name: string) => focusField(idOf(name))
  const reset = (next: Values = start) => {
    setRefused(null)
    setTried(null)
    setKept(next)
    replace(next)
  }
  const stands = options.follows ? JSON.stringify(start) : ''
  useLayoutEffect(() => {
    if (!options.follows || isSame(start, kept)) return
    const { merge } = options.follows === true ? { merge: () => ({}) } : options.follows
    const names = Object.keys(start) as (keyof Values)[]
    const touched = names.filter((name) => !isSame(latest.current[name], kept[name]))
    const own = Object.fromEntries(touched.map((name) => [name, latest.current[name]])) as Partial<Values>
    replace({ ...start, ...own, ...merge(kept, latest.current, start) })
    setKept(start)
    // oxlint-disable-next-line react/exhaustive-deps -- only when what stands is another
  }, [stands])
  const check = async (goOn: () => void) => {
    setRefused(null)
    const by = typeof checks === 'function' ? await checks().catch(() => noChecks) : checks
    setTried(by)
    if (Object.keys(findIn(by, latest.current)).length === 0) goOn()
    else countAttempt()
  }
  const send = async () => {
    const sent = latest.current
    const failed = (error: unknown) => {
      if (error instanceof KeptForLater) return options.onKept?.(error.key, { reset })
      setRefused({ ...readRefusal(error, sent, { idOf, shownBy }), by: error })
      countAttempt()
      options.onFailed?.(error)
    }
    setBusy(true)
    await write
      .mutateAsync(inputOf(sent))
      .then((data) => {
        setRefused(null)
        return onDone?.(data, { reset, focus, sent })
      }, failed)
      .finally(() => setBusy(false))
  }
  return {
    id,
    values,
    kept,
    isChanged: values !== kept && !isSame(values, kept),
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: faultOf(name),
      ...(readOnly && { readOnly }),
    }),
    set,
    reset,
    focus,
    check: (goOn) => void check(goOn),
    send,
    faults: [...new Set([...Object.keys(faults), ...Object.keys(refused?.placed ?? {})])].flatMap((name) => {
      const message = faultOf(name)
      return message === undefined ? [] : [{ fieldId: idOf(name), message }]
    }),
    refusals: refused?.rest ?? [],
    mayRepeat: isUnsure(refused?.by) && isSame(refused?.of, values),
    forgive: () => setRefused(null),
    attempt,
    busy,
  }
}

/** What is checked: all that is sent, and the fields of the form itself. */
const judgedOf = (values: Fields, { query, body }: { query?: unknown; body?: unknown }): Fields =>
  Object.assign({}, values, query, body)

const roleOfMember = () => currentSession()?.member.role ?? null

type ReadBy = { idOf: (name: string) => string; shownBy: Readonly<Record<string, string>> }

/**
 * Sentences on malformed fields go to their fields, known by their labels; what a rule of the business says goes to the field
 * that it names, if it names one.
 */
function readRefusal(error: unknown, sent: Fields, { idOf, shownBy }: ReadBy): Refused {
  const sentences = sentencesOf(error)
  const named =
    error instanceof ApiError ? (error.data as { field?: unknown } | null | undefined)?.field : undefined
  const field = typeof named === 'string' ? (shownBy[named] ?? named) : undefined
  if (field !== undefined && Object.hasOwn(sent, field))
    return { placed: { [field]: sentences.join(' ') }, rest: [], of: sent }
  if (!(error instanceof ApiError) || error.kind !== 'invalid')
    return { placed: {}, rest: sentences, of: sent }
  const labels = Object.keys(sent).map((name) => {
    const label = document.getElementById(`${idOf(name)}-label`)
    return [name, label?.firstChild?.textContent ?? '']
  })
  return { ...placeSentences(sentences, Object.fromEntries(labels)), of: sent }
}
