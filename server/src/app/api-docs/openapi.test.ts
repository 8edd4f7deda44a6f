import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contract } from '@bargah/contract/contract.ts'
import { keysOf } from '@bargah/contract/kernel/key-access.ts'
import { rateRefusals } from '@bargah/contract/features/ratings/ratings.text.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { describeApi } from './openapi.ts'
import { serveDocs } from './serve-docs.ts'

const publicUrl = 'http://bargah.test'
const document = describeApi(publicUrl)
const calls = Object.entries(contract) as [string, EndpointShape][]
type Shape = { properties: Record<string, { items?: Shape }>; required?: string[] }
type Content = Record<string, { schema: Shape }>
type Call = {
  tags: string[]
  parameters: { name: string }[]
  requestBody: { content: Content }
  responses: Record<string, { content: Content }>
}
/** A call as any client of the document reads it. */
const callOf = (name: keyof typeof contract) => {
  const { path, method } = contract[name]
  return document.paths[path]?.[method.toLowerCase()] as Call
}
const shapeIn = (content: Content | undefined) => content?.['application/json']?.schema as Shape

async function get(url: string, showsDocs: boolean) {
  const app = Fastify()
  serveDocs(app, { publicUrl, showsDocs })
  const reply = await app.inject({ url })
  await app.close()
  return reply
}

describe('/openapi.json', () => {
  it('is a document of OpenAPI 3.1', async () => {
    const answer = await get('/openapi.json', false)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(await new Validator().validate(answer.json())).toEqual({ valid: true })
  })

  it.each(calls)('says of %s what it does, who may call it and what it answers', (name, endpoint) => {
    const call = callOf(name as keyof typeof contract)
    expect(call).toMatchObject({
      operationId: name,
      'x-effect': endpoint.effect,
      security:
        endpoint.access === 'public' ? [] : [{ session: [] }, ...(keysOf(endpoint) ? [{ key: [] }] : [])],
    })
    expect(call.tags).toEqual([expect.stringMatching(/^\w+$/)])
    expect(Object.keys(call.responses['200']?.content ?? {})).toHaveLength([endpoint.media].flat().length)
  })

  it('says by which keys of programs a call is made', () => {
    expect(callOf('declareCargo')).toMatchObject({
      'x-keys': { scope: 'cargo_write', flags: ['access_Load_Add'] },
    })
    expect(callOf('takeTurn')).toMatchObject({ 'x-keys': { scope: 'turn_write', flags: [] } })
    expect(callOf('listGoods')).toMatchObject({ 'x-keys': 'all' })
    for (const name of ['makeApiKey', 'changeMyPassword', 'showMe'] as const)
      expect(callOf(name)).not.toHaveProperty('x-keys')
  })

  it('says of each file what it may be', () => {
    const form = callOf('addDocument').requestBody.content['multipart/form-data']?.schema
    expect(form?.properties?.File).toMatchObject({
      format: 'binary',
      description: expect.stringContaining('jpeg, png, pdf by its content, at most 10485760 bytes'),
    })
    expect(form?.required).toContain('File')
  })

  it('says of each field what it takes, from the contract', () => {
    const { properties, required } = shapeIn(callOf('declareCargo').requestBody.content)
    expect(properties.KalaId).toEqual({
      title: 'نوع کالا',
      type: 'integer',
      minimum: 1,
      maximum: 2_147_483_647,
    })
    expect(properties.LoaderTypeIds).toMatchObject({ type: 'array', items: { type: 'integer' } })
    expect(required).toContain('KalaId')
    expect(required).not.toContain('Description')
  })

  it('marks what writes by its effect, not by its method, and lets it carry a key', () => {
    const names = (name: keyof typeof contract) => callOf(name).parameters.map((one) => one.name)
    expect(contract.printPermit.method).toBe('GET')
    expect(callOf('printPermit')).toMatchObject({ 'x-effect': 'write' })
    expect(names('printPermit')).toContain('Idempotency-Key')
    expect(names('showPermit')).not.toContain('Idempotency-Key')
  })

  it('tells what is done from what a rule refuses, and by which codes', () => {
    type Answer = { properties: { statusCode: object; data: { properties: Record<string, object> } } }
    const answersOf = (name: keyof typeof contract) => {
      const schema = shapeIn(callOf(name).responses['200']?.content) as unknown as { oneOf?: Answer[] }
      return schema.oneOf ?? []
    }
    const [done, refused] = answersOf('rateDriver')
    expect(done?.properties.statusCode).toEqual({ const: 200 })
    expect(refused?.properties).toMatchObject({
      statusCode: { const: 400 },
      data: { properties: { code: { const: -1 }, reason: { enum: Object.keys(rateRefusals) } } },
    })
    expect(refused?.properties.data.properties.reason).toMatchObject({
      description: expect.stringContaining(`\`already\`: ${rateRefusals.already}`),
    })
    expect(answersOf('changeDriverMobile')[1]?.properties.data.properties.reason).toMatchObject({
      enum: expect.arrayContaining(['mobile_taken', 'reauthenticate']),
    })
    expect(answersOf('markAllNotificationsRead')).toEqual([])
  })

  it('says what a list takes beside its own fields, and what a row holds', () => {
    const { requestBody, responses } = callOf('searchPermits')
    const { properties } = shapeIn(requestBody.content)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['KalaId', 'PageSize', 'Sort', 'Filter']))
    const answer = shapeIn(responses['200']?.content).properties
    expect(answer.data?.items?.properties.cargoRent).toEqual({ type: 'number' })
    expect(answer).toHaveProperty('totalIsAtLeast')
  })
})

it('docs/api.md names calls that a key makes, as they are called', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/\/api\/v1\/\w+\/\w+/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(5)
  for (const path of named) {
    const [, call] = calls.find(([, { path: at }]) => at === path) ?? []
    expect(call && keysOf(call), path).toBeTruthy()
  }
})

describe('/docs', () => {
  it('shows every call, in development and on a demo', async () => {
    const page = await get('/docs', true)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [name, { path }] of calls) {
      expect(page.body).toContain(`<details id="${name}">`)
      expect(page.body).toContain(`<code>${path}</code>`)
    }
    expect(page.body).not.toMatch(/<script|<style| style=/)
    const sheet = await get('/docs/page.css', true)
    expect(page.body).toContain('href="/docs/page.css"')
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('is not there otherwise', async () => {
    expect((await get('/docs', false)).statusCode).toBe(404)
  })
})
