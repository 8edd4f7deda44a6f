import { SpanKind } from '@opentelemetry/api'
import { Fail } from './errors.ts'
import { traced } from './traced.ts'

export type Service = {
  /** As people know it: «سامانهٔ پیامک». */
  name: string
  /** Where it is: from the settings alone, never from a request. */
  base: string
  timeoutMs: number
  mostBytes: number
}

export type OutsideRequest = {
  method: 'GET' | 'POST'
  /** Below the base. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Fields of a form; a value that goes as JSON; XML or plain text as it is written. */
  form?: Record<string, string>
  json?: unknown
  xml?: string
  text?: string
  /** Or bytes as they are. */
  bytes?: Buffer
  /** Whether asking twice does no harm: a call that was lost is then made once more. */
  mayRepeat: boolean
}

export type OutsideReply = { status: number; text: string }
export type OutsideBytes = { status: number; bytes: Buffer }

/** What went wrong, in words for the log. Nothing that the service said is kept: it may repeat what it was sent. */
export type OutsideReason = 'too slow' | 'unreachable' | 'too long' | 'redirects' | 'failed' | 'resting'

/** An outside service did not answer as it should; `sentences` are for people. */
export class OutsideFault extends Fail {
  readonly reason: OutsideReason
  constructor(service: string, reason: OutsideReason) {
    super(503, [`${service} پاسخ نمی‌دهد؛ چند دقیقهٔ دیگر دوباره تلاش کنید.`])
    this.reason = reason
  }
}

export type Outside = {
  ask(request: OutsideRequest): Promise<OutsideReply>
  /** The same for what is no text. */
  askBytes(request: OutsideRequest): Promise<OutsideBytes>
}

/**
 * The one way to call a service: bounds on time and size, no redirects, one more try where that does no harm, and a rest
 * after failures in a row, during which nobody waits for it. Out: its reply of any status below 500. Throws `OutsideFault`.
 * `clock` gives milliseconds that only grow.
 */
export function openOutside(service: Service, clock: () => number = () => performance.now()): Outside {
  let circuit: Circuit = closedCircuit
  async function askBytes(request: OutsideRequest): Promise<OutsideBytes> {
    if (!mayPass(circuit, clock())) throw new OutsideFault(service.name, 'resting')
    circuit = letOut(circuit, clock())
    try {
      const host = hostOf(service)
      const reply = await traced(
        `${request.method} ${host}`,
        { kind: SpanKind.CLIENT, attributes: { 'server.address': host } },
        () => askPatiently(service, request),
      )
      circuit = closedCircuit
      return reply
    } catch (error) {
      circuit = afterFailure(circuit, clock())
      throw error
    }
  }
  return {
    askBytes,
    async ask(request) {
      const { status, bytes } = await askBytes(request)
      return { status, text: bytes.toString('utf8') }
    },
  }
}

const lost: readonly OutsideReason[] = ['too slow', 'unreachable', 'failed']

async function askPatiently(service: Service, request: OutsideRequest): Promise<OutsideBytes> {
  try {
    return await askOnce(service, request)
  } catch (error) {
    if (!request.mayRepeat || !(error instanceof OutsideFault) || !lost.includes(error.reason)) throw error
    return askOnce(service, request)
  }
}

async function askOnce(service: Service, request: OutsideRequest): Promise<OutsideBytes> {
  const fault = (reason: OutsideReason) => new OutsideFault(service.name, reason)
  try {
    const response = await fetch(addressOf(service, request), {
      ...wordingOf(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(service.timeoutMs),
    })
    if (response.status >= 300 && response.status < 400) throw fault('redirects')
    if (response.status >= 500) throw fault('failed')
    const bytes = await readBounded(response, service.mostBytes)
    if (bytes === null) throw fault('too long')
    return { status: response.status, bytes }
  } catch (error) {
    if (error instanceof OutsideFault) throw error
    throw fault((error as Error).name === 'TimeoutError' ? 'too slow' : 'unreachable')
  }
}

const hostOf = ({ base }: Service) => new URL(base).hostname

function addressOf({ base }: Service, { path, query }: OutsideRequest): URL {
  const address = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  return address
}

function wordingOf({ method, headers, form, json, xml, text, bytes }: OutsideRequest): RequestInit {
  if (bytes) return { method, headers, body: new Uint8Array(bytes) }
  if (form) return { method, headers, body: new URLSearchParams(form) }
  if (xml !== undefined)
    return { method, headers: { ...headers, 'content-type': 'text/xml; charset=utf-8' }, body: xml }
  if (text !== undefined)
    return { method, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: text }
  if (json === undefined) return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) }
}

/** The body of a reply, or null when it is longer than allowed; no more than that is read. */
async function readBounded(response: Response, mostBytes: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** How calls to an outside service went: failures in a row, and until when nobody asks it again, in the caller's milliseconds. */
export type Circuit = { failures: number; restsUntil: number | null }

export const closedCircuit: Circuit = { failures: 0, restsUntil: null }

const failuresBeforeRest = 5
export const restMs = 30_000

/** Whether a call may go out at `at`. */
export const mayPass = ({ restsUntil }: Circuit, at: number): boolean =>
  restsUntil === null || restsUntil <= at

/** Lets a call out: the first after a rest is a trial, and until it has ended the others rest on. */
export const letOut = (circuit: Circuit, at: number): Circuit =>
  circuit.restsUntil === null ? circuit : { ...circuit, restsUntil: at + restMs }

/** After a call that failed at `at`: the fifth in a row, or the trial after a rest, brings a rest of half a minute. */
export function afterFailure({ failures, restsUntil }: Circuit, at: number): Circuit {
  const isTrial = restsUntil !== null
  const inARow = failures + 1
  return { failures: inARow, restsUntil: isTrial || inARow >= failuresBeforeRest ? at + restMs : null }
}
