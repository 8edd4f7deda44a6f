import type { Body, Data, EndpointShape, Listed, Query } from '@bargah/contract/kernel/endpoint.ts'
import type { Call } from './call.ts'
import type { ListSource } from './list.ts'

/** A file part of a multipart request, already read whole and within the size limit. */
export type Upload = { field: string; name: string; bytes: Buffer }
/** A file that an endpoint answers with. */
export type SentFile = { bytes: Buffer; name: string; inline: boolean }

type Input<E> = { query: Query<E>; body: Body<E>; uploads: Upload[] }
type RowOf<E> = Data<E> extends Listed<infer Row> ? Row : never
type Answer<E> = E extends { reply: 'file' }
  ? SentFile
  : E extends { reply: 'list' }
    ? ListSource<RowOf<E>>
    : Data<E>
export type Handler<E> = (call: Call, input: Input<E>) => Promise<Answer<E>> | Answer<E>
export type Handlers<F> = { [K in keyof F]: Handler<F[K]> }

export type Route = {
  name: string
  endpoint: EndpointShape
  handle: (call: Call, input: { query: unknown; body: unknown; uploads: Upload[] }) => Promise<unknown>
}

/** Joins a feature's endpoints with their handlers; the type asks for one handler each, with the right shapes. */
export function routes<F extends Record<string, EndpointShape>>(feature: F, handlers: Handlers<F>): Route[] {
  return Object.entries(feature).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handlers[name] as unknown as Route['handle'],
  }))
}

export { whole } from './list.ts'

/** The reply of a command that succeeded, with its sentence and what it made. */
export const done = (message: string) => ({ code: 1 as const, message })
export const made = <T>(message: string, data: T) => ({ code: 1 as const, message, data })
