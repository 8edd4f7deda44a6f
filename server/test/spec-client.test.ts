import { contract } from '@bargah/contract/contract.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { type Line, lines, ours, type Said, specified } from './spec-client/lines.ts'
import { makeWorld, type World } from './spec-client/world.ts'

/**
 * A client written from the specification's words alone, over every call of the contract: each is understood however
 * old clients word it, and its reply carries what the specification names. A new call needs a line, or to be ours.
 */
let app: TestApp
let world: World
beforeAll(async () => {
  app = await openTestApp()
  world = await makeWorld(app)
})
afterAll(() => app.close())

type Fields = Record<string, unknown>
type Sent = { contentType?: string; payload?: string }
type Wording = {
  as: string
  fits(line: EndpointShape, said: Said): boolean
  name?(text: string): string
  value?(value: unknown): unknown
  pack(body: Fields): Sent
}

const json = (body: Fields): Sent => ({ contentType: 'application/json', payload: JSON.stringify(body) })
const takesFields = (endpoint: EndpointShape) => endpoint.method === 'POST' && endpoint.body !== undefined
const isFlat = ({ body = {} }: Said) => !JSON.stringify(Object.values(body)).includes('{')
const hasNoBody = (endpoint: EndpointShape, { body }: Said) =>
  endpoint.method === 'POST' && body === undefined
const inLegacyLetters = (text: string) => text.toUpperCase()
const boundary = 'the-boundary'

/** The fields of a form as browsers and old clients write them: lists by repeating a name, yes and no as .NET does. */
function formPairs(body: Fields): [string, string][] {
  const word = (value: unknown) =>
    typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value ?? '')
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, word(one)]),
  )
}

const wordings: Wording[] = [
  { as: 'as the specification writes it', fits: () => true, pack: json },
  {
    as: 'in other letter case, with ids as text and Persian digits',
    fits: () => true,
    name: inLegacyLetters,
    value: (value) =>
      typeof value === 'number' || /^[\d.]+$/.test(String(value)) ? toPersianDigits(String(value)) : value,
    pack: json,
  },
  {
    as: 'as a form',
    fits: (endpoint, said) => takesFields(endpoint) && isFlat(said),
    pack: (body) => ({
      contentType: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(formPairs(body)).toString(),
    }),
  },
  {
    as: 'as a multipart form',
    fits: (endpoint, said) => takesFields(endpoint) && isFlat(said),
    pack: (body) => ({
      contentType: `multipart/form-data; boundary=${boundary}`,
      payload: `${formPairs(body)
        .map(
          ([name, value]) =>
            `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('')}--${boundary}--\r\n`,
    }),
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
      pack: () => ({ contentType, payload: '' }),
    }),
  ),
]

const reword = (fields: Fields, { name = (text) => text, value = (one) => one }: Wording): Fields => {
  const through = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(through)
    return typeof one === 'object' && one !== null ? reword(one as Fields, wording) : value(one)
  }
  const wording = { name, value } as Wording
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [name(key), through(one)]))
}

async function ask(line: Line, said: Said, wording: Wording) {
  const [method = '', path = ''] = line.call.split(' ')
  const written = `/${path.replace(/^\//, '')}`
  const query = new URLSearchParams(formPairs(reword(said.query ?? {}, wording))).toString()
  const packed = method === 'POST' ? wording.pack(reword(said.body ?? {}, wording)) : {}
  const response = await app.app.inject({
    method: method as 'GET',
    url: `${wording.name ? inLegacyLetters(written) : written}${query && `?${query}`}`,
    payload: packed.payload,
    headers: {
      ...(packed.contentType && { 'content-type': packed.contentType }),
      ...(said.token && { authorization: `Bearer ${said.token}` }),
    },
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    reply: isJson ? response.json() : null,
  }
}

/** Expects that the call was understood and did what was asked. Out: its `data`. */
function understood({ key }: Line, { status, type, reply }: Awaited<ReturnType<typeof ask>>) {
  const endpoint: EndpointShape = contract[key]
  expect(status, JSON.stringify(reply)).toBe(200)
  if (endpoint.reply === 'file') return void expect(type).toBe(endpoint.media)
  if (endpoint.reply === 'bare') return reply
  expect(reply.statusCode, reply.message).toBe(200)
  expect(reply.data?.code ?? 1).toBe(1)
  return reply.data
}

function expectFields({ reads, gives, from }: Line, data: unknown) {
  if (gives !== undefined) expect(data).toBe(gives)
  if (!reads) return
  const found = from ? from(data as never) : data
  const rows = Array.isArray(found) ? found : [found]
  expect(rows.length).toBeGreaterThan(0)
  for (const name of reads.split(' ')) expect(rows[0], name).toHaveProperty([name])
}

describe('the lines', () => {
  it('name every call of the contract that is not ours', () => {
    expect(new Set(lines.map((line) => line.key))).toEqual(new Set(specified))
    for (const key of ours) expect(contract, key).toHaveProperty(key)
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
    for (const wording of wordings) {
      const said = await line.say(world)
      if (!wording.fits(endpoint, said)) continue
      try {
        expectFields(line, understood(line, await ask(line, said, wording)))
      } catch (error) {
        throw new Error(`${wording.as}: ${(error as Error).message}`, { cause: error })
      }
    }
  })

  it.runIf(line.none)('takes null, "", 0 and [] for none', async () => {
    const [asWritten] = wordings as [Wording]
    for (const none of [null, '', 0, '0', []]) {
      const said = await line.say(world)
      const nothing = Object.fromEntries((line.none ?? '').split(' ').map((name) => [name, none]))
      try {
        expectFields(
          line,
          understood(line, await ask(line, { ...said, body: { ...said.body, ...nothing } }, asWritten)),
        )
      } catch (error) {
        throw new Error(`${JSON.stringify(none)}: ${(error as Error).message}`, { cause: error })
      }
    }
  })
})
