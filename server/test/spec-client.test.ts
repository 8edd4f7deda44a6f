import { contract } from '@bargah/contract/contract.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { someOf } from './amount.ts'
import { type Reply, useTestApp } from './app.ts'
import { pairsOf, type RequestParts as Sent } from './request.ts'
import type { Line, ClientRequest } from './spec-client/line.ts'
import { lines } from './spec-client/lines.ts'
import { links, specified } from './spec-client/specified.ts'
import { makeWorld, type World } from './spec-client/world.ts'

/**
 * A client written from the specification's words alone, over every call of the contract: each is understood however
 * old clients word it, and its reply carries what the specification names.
 */
const app = useTestApp()
let world: World
beforeAll(async () => {
  world = await makeWorld(app)
})

type Fields = Record<string, unknown>
type Packed = Pick<Sent, 'body' | 'headers'>
type Wording = {
  as: string
  fits(line: EndpointShape, said: ClientRequest): boolean
  name?(text: string): string
  value?(value: unknown): unknown
  pack?(body: Fields): Packed
}

const typed = (type: string, body: string): Packed => ({ headers: { 'content-type': type }, body })
const takesFields = (endpoint: EndpointShape) => endpoint.method === 'POST' && endpoint.body !== undefined
const isFlat = ({ body = {}, files }: ClientRequest) =>
  !files && !JSON.stringify(Object.values(body)).includes('{')
const hasNoBody = (endpoint: EndpointShape, { body }: ClientRequest) =>
  endpoint.method === 'POST' && body === undefined
const inLegacyLetters = (text: string) => text.toUpperCase()
const boundary = 'the-boundary'

/** Yes and no as .NET writes them, nothing as an empty text. */
const inDotNet = (value: unknown) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : (value ?? ''))
/** The fields of a query or form as browsers and old clients write them. */
const formPairs = (fields: Fields) => pairsOf(reword(fields, { value: inDotNet }))

const asWritten: Wording = { as: 'as the specification writes it', fits: () => true }
const wordings: Wording[] = [
  asWritten,
  {
    as: 'in other letter case, with ids as text and Persian digits',
    fits: () => true,
    name: inLegacyLetters,
    value: (value) =>
      typeof value === 'number' || /^[\d.]+$/.test(String(value)) ? toPersianDigits(String(value)) : value,
  },
  {
    as: 'as a form',
    fits: (endpoint, said) => takesFields(endpoint) && isFlat(said),
    pack: (body) =>
      typed('application/x-www-form-urlencoded', new URLSearchParams(formPairs(body)).toString()),
  },
  {
    as: 'as a multipart form',
    fits: (endpoint, said) => takesFields(endpoint) && isFlat(said),
    pack(body) {
      const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
      const parts = formPairs(body).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`)
      return typed(`multipart/form-data; boundary=${boundary}`, `${parts.join('')}--${boundary}--\r\n`)
    },
  },
  ...[
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=b',
  ].map(
    (contentType): Wording => ({
      as: `without a body under the content type ${contentType.split(';')[0]}`,
      fits: hasNoBody,
      pack: () => typed(contentType, ''),
    }),
  ),
]

function reword(fields: Fields, wording: Pick<Wording, 'name' | 'value'>): Fields {
  const { name = (text) => text, value = (one) => one } = wording
  const through = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(through)
    return typeof one === 'object' && one !== null ? reword(one as Fields, wording) : value(one)
  }
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [name(key), through(one)]))
}

function ask(line: Line, said: ClientRequest, wording: Wording) {
  const [method = '', path = ''] = line.call.split(' ')
  const written = `/${path.replace(/^\//, '')}`
  const { files } = contract[line.key] as EndpointShape
  const body = reword(said.body ?? {}, wording)
  for (const [name, file] of Object.entries(said.files ?? {}))
    body[wording.name?.(name) ?? name] = new File([file], 'IMG_2045.JPG')
  const { headers, ...packed } = wording.pack && !said.files ? wording.pack(body) : { body, headers: {} }
  return app.send(
    { method: method as 'GET', path: wording.name ? inLegacyLetters(written) : written, files },
    {
      token: said.token,
      query: reword(reword(said.query ?? {}, wording), { value: inDotNet }),
      ...packed,
      headers: { ...headers, ...(said.cookie && { cookie: said.cookie }) },
    },
  )
}

/** What is wrong with an answer: whether the call was understood and done, and which named fields its reply lacks. */
function faultsOf(line: Line, { status, headers, json, text }: Reply): string[] {
  const endpoint: EndpointShape = contract[line.key]
  if (endpoint.reply === 'file')
    return [endpoint.media].flat().includes(String(headers['content-type'])) ? [] : [`${status}: ${text}`]
  const isBare = endpoint.reply === 'bare'
  const isDone = status === 200 && (isBare || (json.statusCode === 200 && json.data?.code !== -1))
  return isDone ? lackingIn(line, isBare ? json : json.data) : [`${status}: ${text}`]
}

function lackingIn({ reads = '', gives, from }: Line, data: unknown): string[] {
  if (gives !== undefined && data !== gives) return [`gave ${JSON.stringify(data)}`]
  const found = from ? from(data as never) : data
  const [row] = Array.isArray(found) ? found : [found]
  const lacking = reads.split(' ').filter((name) => name !== '' && !Object.hasOwn(row ?? {}, name))
  return lacking.map((name) => `has no ${name}`)
}

describe('the lines', () => {
  it('name every call that the specification has, its links to files, and no other', () => {
    expect(new Set(lines.map((line) => line.key))).toEqual(new Set([...specified, ...links]))
  })
})

describe.each(lines)('$call', (line) => {
  const endpoint: EndpointShape = contract[line.key]

  it('is at its path, whatever the letters', () => {
    expect(`${endpoint.method} ${endpoint.path}`.toLowerCase()).toBe(
      line.call.toLowerCase().replace(/ \/?/, ' /'),
    )
  })

  it('is understood in every wording and answers with all that is named', async () => {
    const faults: string[] = []
    const first = await line.say(world)
    const others = wordings.filter((one) => one !== asWritten && one.fits(endpoint, first))
    for (const wording of [asWritten, ...someOf(others, lines.indexOf(line), 1)]) {
      const said = wording === asWritten ? first : await line.say(world)
      const found = faultsOf(line, await ask(line, said, wording))
      faults.push(...found.map((fault) => `${wording.as}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

describe.each(lines.filter((line) => line.none))('$call with nothing chosen', (line) => {
  it.each([[null], [''], [0], ['0'], [[]], [[0]]])('takes %j for none', async (none) => {
    const said = await line.say(world)
    const nothing = Object.fromEntries((line.none ?? '').split(' ').map((name) => [name, none]))
    const body = { ...said.body, ...nothing }
    expect(faultsOf(line, await ask(line, { ...said, body }, asWritten))).toEqual([])
  })
})
