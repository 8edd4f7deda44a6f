import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import type { InjectOptions } from 'fastify'

export type RequestParts = {
  query?: object
  /** Its fields, of which blobs are files. A text goes as it is, as JSON where `headers` say nothing else. */
  body?: object | string
  token?: string
  headers?: Record<string, string>
  /** The address that it comes from. */
  from?: string
}
export type Called = Pick<EndpointShape, 'method' | 'path' | 'files'>

const wordOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Fields as queries and forms carry them: each a text, a list by repeating its name. */
export const pairsOf = (fields: object): [name: string, text: string][] =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .flatMap(([name, one]) => (one === undefined ? [] : [[name, wordOf(one)]]))

/** A form as browsers send it. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value instanceof Blob) form.append(name, value)
    else for (const [, text] of pairsOf({ [name]: value })) form.append(name, text)
  return form
}

/** The path with what the query says for its marks, and 1 where it says nothing. */
const filled = (path: string, query: [name: string, text: string][]) =>
  path.replaceAll(/\{(\w+)\}/g, (_, mark: string) => {
    const [, text = '1'] = query.find(([name]) => name.toLowerCase() === mark.toLowerCase()) ?? []
    // through a buffer, since half a character has no place in a path
    return encodeURIComponent(Buffer.from(text).toString())
  })

/** What a call of the contract looks like to the server; a body goes with POST alone. */
export function requestOf({ method, path, files }: Called, said: RequestParts): InjectOptions {
  const { query = {}, body, token, headers, from } = said
  const pairs = pairsOf(query)
  const isForm = files !== undefined && typeof body !== 'string'
  const search = new URLSearchParams(pairs).toString()
  return {
    method,
    url: `${filled(path, pairs)}${search && `?${search}`}`,
    ...(method === 'POST' && { payload: isForm ? formOf(body ?? {}) : body }),
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    remoteAddress: from,
  }
}
