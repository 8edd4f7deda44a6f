import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '@bargah/contract/contract.ts'
import type { BodyInput, Data, Envelope, QueryInput } from '@bargah/contract/kernel/endpoint.ts'
import { ApiError, connectionLost, sentenceIn } from './api-error.ts'
import { type CallKey, calls } from './calls.ts'
import { noteLost, noteReached } from './connection.ts'
import { type EarlyAnswer, takeEarly } from './early-reads.ts'
import { noteServerNow } from './now.ts'
import { currentSession, endSession, noteAccess } from './session.ts'

export type { CallKey } from './calls.ts'
type Part<Name extends string, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T }
/** What a call takes: the fields of its query and body, as the contract reads them. */
export type CallInput<K extends CallKey> = Part<'query', QueryInput<Contract[K]>> &
  Part<'body', BodyInput<Contract[K]>>
export type CallData<K extends CallKey> = Data<Contract[K]>

type Extra = {
  /** The same key again makes a write that was sent twice happen once; without one each call has its own. */
  idempotencyKey?: string
  /** For an undo: the `x-undo` of the reply to the call that it takes back. */
  undoes?: string
  signal?: AbortSignal
  /** Upload progress of a call with files, 0 to 1. */
  onSent?: (share: number) => void
}
type Given<Input, More = object> = object extends Input ? [input?: Input & More] : [input: Input & More]
type Endpoint = (typeof calls)[CallKey]
type Sent = { query?: unknown; body?: unknown } & Extra

/**
 * Makes one call of the contract with the bearer's token. Out: `data` of the envelope, `{ rows, total }` of a list,
 * the bare value or a Blob. Throws ApiError with Persian sentences; a 401 also ends the session.
 */
export const call = <K extends CallKey>(key: K, ...[input]: Given<CallInput<K>, Extra>) =>
  send(key, input ?? {})

/** The same as `call` for code that is handed its input. */
export async function send<K extends CallKey>(key: K, sent: Sent): Promise<CallData<K>> {
  return (await sendTimed(key, sent)).data
}

/** With the mark by which it can be undone, and when (this clock, ms) it was sent and answered, for the server's clock. */
export async function sendTimed<K extends CallKey>(key: K, sent: Sent) {
  const endpoint = calls[key]
  const token = currentSession()?.token
  const { response, ...times } = await request(endpoint, sent, token)
  const told = { ...times, undoMark: response.headers.get('x-undo') }
  const cut = () => Promise.reject(connectionLost())
  if (response.ok && endpoint.reply === 'file')
    return { data: (await response.blob().catch(cut)) as CallData<K>, ...told }
  const text = await response.text().catch(cut)
  return { data: readReply(endpoint, response, { text, token }) as CallData<K>, ...told }
}

async function request(endpoint: Endpoint, sent: Sent, token: string | undefined): Promise<EarlyAnswer> {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.effect === 'write') headers.set('idempotency-key', sent.idempotencyKey ?? crypto.randomUUID())
  if (sent.undoes) headers.set('x-undoes', sent.undoes)
  const form = formOf(sent.body)
  if (sent.body !== undefined && !form) headers.set('content-type', 'application/json')
  const body = form ?? (sent.body && JSON.stringify(sent.body))
  try {
    const { method, path } = endpoint
    const going = { method, headers, body: body as BodyInit, signal: sent.signal }
    const address = addressOf(path, sent.query)
    const early = method === 'GET' ? await takeEarly(address, token) : null
    const answer = early ?? (await exchange(address, going, sent.onSent))
    noteReached()
    // a cached reply has an old body; only x-now is current
    const now = answer.response.headers.get('x-now')
    if (now) noteServerNow(now, answer.askedAtMs, answer.answeredAtMs)
    noteAccess(answer.response.headers.get('x-access'), token)
    return answer
  } catch (error) {
    if (sent.signal?.aborted) throw error
    noteLost()
    throw connectionLost()
  }
}

type Going = { method: string; headers: Headers; body: BodyInit; signal: AbortSignal | undefined }

async function exchange(address: string, going: Going, onSent: Extra['onSent']): Promise<EarlyAnswer> {
  const askedAtMs = Date.now()
  const response = await (onSent ? sendTold(address, going, onSent) : fetch(address, going))
  return { response, askedAtMs, answeredAtMs: Date.now() }
}

async function sendTold(address: string, going: Going, onSent: NonNullable<Extra['onSent']>) {
  const { sendWithProgress } = await import('./send-with-progress.ts')
  return sendWithProgress(address, going, onSent)
}

/** What goes with files goes as a form; null for all else. */
function formOf(body: unknown): FormData | null {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields)
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** In: a path, perhaps with `{id}` in it, and query fields. Out: the address; missing fields are left out. */
function addressOf(path: string, query: unknown): string {
  const rest = new URLSearchParams()
  let filled = path
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue
    const mark = `{${name}}`
    if (path.includes(mark)) filled = filled.replace(mark, encodeURIComponent(String(value)))
    else for (const one of [value].flat()) rest.append(name, String(one))
  }
  return rest.size > 0 ? `${filled}?${rest}` : filled
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Came = { text: string; token: string | undefined }

function readReply(endpoint: Endpoint, { status, headers }: Response, { text, token }: Came): unknown {
  const isGood = status >= 200 && status < 300
  const reply = parseJson(text)
  if (endpoint.reply === 'bare' && isGood) return reply
  const { data, statusCode, errors, message, ...count } = (reply ?? {}) as Partial<Envelope<unknown>>
  if (!isGood || statusCode !== 200)
    throw endedBy(
      ApiError.fromReply(
        status,
        errors,
        message || (reply === null ? sentenceIn(text) : undefined),
        data,
        Number(headers.get('retry-after')) || undefined,
      ),
      token,
    )
  if (endpoint.reply !== 'list') return data
  const { total, totalIsAtLeast, groups } = count
  const isAtLeast = totalIsAtLeast !== undefined
  return { rows: data, total: total ?? totalIsAtLeast ?? 0, isAtLeast, ...(groups && { groups }) }
}

/** Out: the error. One that says that the session is no more ends it here, unless another began meanwhile. */
function endedBy(error: ApiError, token: string | undefined): ApiError {
  const isOver = error.kind === 'signedOut' && token !== undefined && token === currentSession()?.token
  if (isOver) endSession('expired', error.message)
  return error
}

/** Makes a call whose reply is read as it comes. Out: the reply itself; throws ApiError when it is none of the good. */
export async function openReply<K extends CallKey>(key: K, sent: Sent): Promise<Response> {
  const endpoint = calls[key]
  const token = currentSession()?.token
  const { response } = await request(endpoint, sent, token)
  if (!response.ok) readReply(endpoint, response, { text: await response.text(), token })
  return response
}

/** A read as TanStack Query takes it, for `useQueries` and a cache; a component takes `useRead`. Its key begins with the call's name. */
export function apiQuery<K extends CallKey>(key: K, ...[input]: Given<CallInput<K>>) {
  return queryOptions({
    queryKey: [key, input ?? {}] as const,
    queryFn: ({ signal }) => send(key, { ...input, signal }),
  })
}

const objectUrlLivesMs = 5 * 60_000

/** In: a call that answers a file. Out: an address of it in this browser, good for five minutes. */
export async function fetchFile<K extends CallKey>(key: K, ...input: Given<CallInput<K>, Extra>) {
  const url = URL.createObjectURL((await call(key, ...input)) as Blob)
  setTimeout(() => URL.revokeObjectURL(url), objectUrlLivesMs)
  return url
}

/** Opens a file in a new window; call it straight from a click, or the browser refuses the window. */
export async function openFile<K extends CallKey>(key: K, ...input: Given<CallInput<K>, Extra>) {
  const opened = window.open('', '_blank')
  try {
    const url = await fetchFile(key, ...input)
    if (opened) opened.location.href = url
    else window.location.assign(url)
  } catch (error) {
    opened?.close()
    throw error
  }
}
