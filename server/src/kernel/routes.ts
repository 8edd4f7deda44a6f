import type { Readable } from 'node:stream'
import type { Body, Data, EndpointShape, Listed, Query } from '@bargah/contract/kernel/endpoint.ts'
import type { Call } from './call.ts'
import { type ListSource, whole } from './list.ts'
import type { Lookup } from './lookups.ts'
import type { Upload } from './uploads.ts'

/** A file that an endpoint answers with. One that came from users says what it is, and is shown in a sandbox if at all. */
export type SentFile = {
  bytes: Buffer | Readable
  name: string
  inline: boolean
  fromUsers?: { media: string }
}

/** Where in the panel a person goes on, `/…`. */
export type LedOn = { to: string }

type Input<E> = { query: Query<E>; body: Body<E>; uploads: readonly Upload[] }
type RowOf<E> = Data<E> extends Listed<infer Row> ? Row : never
type Answer<E> = E extends { reply: 'file' }
  ? SentFile
  : E extends { reply: 'page' }
    ? LedOn
    : E extends { reply: 'list' }
      ? ListSource<RowOf<E>>
      : Data<E>
export type Handler<E> = (call: Call, input: Input<E>) => Promise<Answer<E>> | Answer<E>
/** All that a look-up gives when it is asked for without any parameter. */
type Whole<E> = E extends { reply: 'list' } ? RowOf<E>[] : Data<E>
export type Handlers<F> = { [K in keyof F]: Handler<F[K]> | Lookup<Whole<F[K]>> }

export type Route = {
  name: string
  endpoint: EndpointShape
  lookup: Lookup<unknown> | null
  handle: (
    call: Call,
    input: { query: unknown; body: unknown; uploads: readonly Upload[] },
  ) => Promise<unknown>
}

/** Joins a feature's endpoints with their handlers; the type asks for one handler each, with the right shapes. */
export function routes<F extends Record<string, EndpointShape>>(feature: F, handlers: Handlers<F>): Route[] {
  return Object.entries(feature).map(([name, endpoint]) => {
    const given = handlers[name] as unknown as Route['handle'] | Lookup<unknown>
    if (typeof given === 'function') return { name, endpoint, lookup: null, handle: given }
    return { name, endpoint, lookup: given, handle: handleLookup(endpoint, given) }
  })
}

/** A look-up that is asked for in part is a list like any other. */
const handleLookup =
  ({ reply }: EndpointShape, { read }: Lookup<unknown>): Route['handle'] =>
  async ({ db }) => {
    const found = await read(db)
    return reply === 'list' ? whole(found as object[]) : found
  }

export { whole } from './list.ts'
export { lookup } from './lookups.ts'

/** The reply of a command that succeeded, with its sentence and what it made. */
export const done = (message: string) => ({ code: 1 as const, message })
/** Does what a command asks, and replies with its sentence. */
export const says =
  <I>(message: string, act: (call: Call, input: I) => Promise<unknown>) =>
  async (call: Call, input: I) => {
    await act(call, input)
    return done(message)
  }
export const made = <T>(message: string, data: T) => ({ code: 1 as const, message, data })
