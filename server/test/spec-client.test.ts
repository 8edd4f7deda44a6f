import { contract } from '@bargah/contract/contract.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import type { Line, Said } from './spec-client/line.ts'
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
type Sent = { contentType?: string; payload?: string | FormData }
type Wording = {
  as: string
  fits(line: EndpointShape, said: Said): boolean
  name?(text: string): string
  value?(value: unknown): unknown
  pack(body: Fields): Sent
}

const json = (body: Fields): Sent => ({ contentType: 'application/json', payload: JSON.stringify(body) })
const takesFields = (endpoint: EndpointShape) => endpoint.method === 'POST' && endpoint.body !== undefined
const isFlat = ({ body = {}, files }: Said) => !files && !JSON.stringify(Object.values(body)).includes('{')
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

const asWritten: Wording = { as: 'as the specification writes it', fits: () => true, pack: json }
const wordings: Wording[] = [
  asWritten,
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

/** Fields and files as the one form that a call with files takes. */
function formWith(body: Fields, files: Record<string, Buffer>): Sent {
  const form = new FormData()
  for (const [name, value] of formPairs(body)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, new Blob([file]), 'IMG_2045.JPG')
  return { payload: form }
}

/** The path with what the query says for its marks. */
const filled = (path: string, query: Fields) =>
  path.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const said = Object.entries(query).find(([one]) => one.toLowerCase() === name.toLowerCase())
    return said ? String(said[1]) : mark
  })

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
  const body = reword(said.body ?? {}, wording)
  const files = Object.fromEntries(
    Object.entries(said.files ?? {}).map(([name, file]) => [wording.name?.(name) ?? name, file]),
  )
  const posted = () => (said.files ? formWith(body, files) : wording.pack(body))
  const packed = method === 'POST' ? posted() : {}
  const response = await app.app.inject({
    method: method as 'GET',
    url: `${filled(wording.name ? inLegacyLetters(written) : written, said.query ?? {})}${query && `?${query}`}`,
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

/** What is wrong with an answer: whether the call was understood and done, and which named fields its reply lacks. */
function faultsOf(line: Line, { status, type, reply }: Awaited<ReturnType<typeof ask>>): string[] {
  const endpoint: EndpointShape = contract[line.key]
  if (endpoint.reply === 'file')
    return [endpoint.media].flat().includes(String(type)) ? [] : [`${status}: ${JSON.stringify(reply)}`]
  const isBare = endpoint.reply === 'bare'
  const isDone = status === 200 && (isBare || (reply.statusCode === 200 && reply.data?.code !== -1))
  return isDone ? lackingIn(line, isBare ? reply : reply.data) : [`${status}: ${JSON.stringify(reply)}`]
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
    for (const wording of wordings) {
      const said = await line.say(world)
      if (!wording.fits(endpoint, said)) continue
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
