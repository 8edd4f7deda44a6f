import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contract } from '@bargah/contract/contract.ts'
import { keysOf } from '@bargah/contract/kernel/key-access.ts'
import { passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { rateRefusals } from '@bargah/contract/features/ratings/ratings.text.ts'
import { docs } from '@bargah/contract/docs.ts'
import { deliveryKinds } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { describeApi, ownWords } from './openapi.ts'
import { serveDocs } from './serve-docs.ts'

const publicUrl = 'http://bargah.test'
const document = describeApi(publicUrl)
const calls = Object.entries(contract) as [string, EndpointShape][]
type Field = { description?: string; items?: Shape } & Record<string, unknown>
type Shape = Partial<{
  $ref: string
  allOf: Shape[]
  oneOf: Shape[]
  anyOf: Shape[]
  enum: string[]
  properties: Record<string, Field>
  required: string[]
  description: string
}>
type Content = Record<string, { schema: Shape }>
type Call = {
  summary: string
  tags: string[]
  parameters: { name: string; description?: string; $ref?: string }[]
  requestBody: { content: Content }
  responses: Record<string, { content: Content }>
}
/** A call as any client of the document reads it. */
const callOf = (name: keyof typeof contract) => {
  const { path, method } = contract[name]
  return document.paths[path]?.[method.toLowerCase()] as Call
}
const { schemas } = document.components
function wholeOf(shape: Shape = {}): { properties: Record<string, Field>; required: string[] } {
  const { $ref, allOf = [], properties = {}, required = [] } = shape
  const parts = ($ref ? [schemas[$ref.slice($ref.lastIndexOf('/') + 1)] as Shape] : allOf).map((one) =>
    wholeOf(one),
  )
  return {
    properties: Object.assign({}, ...parts.map((one) => one.properties), properties),
    required: [...parts.flatMap((one) => one.required), ...required],
  }
}
const schemaIn = (content: Content | undefined): Shape => content?.['application/json']?.schema ?? {}
const shapeIn = (content: Content | undefined) => wholeOf(schemaIn(content))
const answersOf = (name: keyof typeof contract) => schemaIn(callOf(name).responses['200']?.content)

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

  it('is of the version of the program', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    expect(document.info.version).toBe(version)
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

  it('says of each event that a webhook is told what it holds', () => {
    const { post } = document.webhooks['permit.issued'] as { post: { requestBody: { content: Content } } }
    const { properties, required } = shapeIn(post.requestBody.content)
    expect(properties.type).toMatchObject({ const: 'permit.issued' })
    expect(required).toEqual(['type', 'timestamp', 'data'])
    expect(wholeOf(properties.data as Shape).properties).toMatchObject({
      driverReserveId: { type: 'number', description: 'Permit, an id of `searchPermits`.' },
      driverTurnId: { type: ['number', 'null'] },
    })
    expect(Object.keys(document.webhooks)).toEqual([...deliveryKinds])
  })

  it('says of each file what it may be', () => {
    const form = wholeOf(callOf('addDocument').requestBody.content['multipart/form-data']?.schema)
    expect(form.properties.File).toMatchObject({
      format: 'binary',
      description: expect.stringContaining('jpeg, png, pdf by its content, at most 10485760 bytes'),
    })
    expect(form.required).toContain('File')
    const photo = wholeOf(callOf('setDriverPicture').requestBody.content['multipart/form-data']?.schema)
    expect(photo.properties.File?.description).toMatch(/^The photo\. A file: .+ at most \d+ bytes\.$/)
  })

  it('says of each field what it takes, from the contract', () => {
    const { properties, required } = shapeIn(callOf('declareCargo').requestBody.content)
    expect(properties.KalaId).toEqual({
      title: 'نوع کالا',
      type: 'integer',
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Kind of goods, an id of `listGoods`.',
      examples: [1],
    })
    expect(properties.LoaderTypeIds).toMatchObject({ type: 'array', items: { type: 'integer' } })
    expect(required).toContain('KalaId')
    expect(required).not.toContain('Description')
  })

  it('marks what writes by its effect, not by its method, and lets it carry a key', () => {
    const names = (name: keyof typeof contract) =>
      callOf(name).parameters.map((one) => one.name ?? one.$ref?.slice(one.$ref.lastIndexOf('/') + 1))
    expect(contract.printPermit.method).toBe('GET')
    expect(callOf('printPermit')).toMatchObject({ 'x-effect': 'write' })
    expect(names('printPermit')).toContain('IdempotencyKey')
    expect(names('showPermit')).not.toContain('IdempotencyKey')
  })

  it('tells what is done from what a rule refuses, and by which codes', () => {
    const [done, refused] = answersOf('rateDriver').oneOf ?? []
    expect(wholeOf(done).properties.statusCode).toMatchObject({ const: 200 })
    expect(wholeOf(refused?.allOf?.[0]).properties).toMatchObject({
      statusCode: { const: 400 },
      data: { properties: { code: { const: -1 } } },
    })
    const reasonOf = (shape: Shape | undefined) =>
      (wholeOf(shape).properties.data as Shape).properties?.reason as Shape
    expect(reasonOf(refused)).toMatchObject({
      enum: Object.keys(rateRefusals),
      description: expect.stringContaining(`\`already\`: ${rateRefusals.already}`),
    })
    expect(answersOf('markAllNotificationsRead')).not.toHaveProperty('oneOf')
    // wordings that refuse several calls are said once
    expect(reasonOf(answersOf('changePasswordOf').oneOf?.[1]).anyOf).toContainEqual({
      $ref: '#/components/schemas/PasswordReason',
    })
    expect(schemas.PasswordReason).toMatchObject({ enum: Object.keys(passwordRefusals) })
    expect(reasonOf(answersOf('changeDriverMobile').oneOf?.[1]).anyOf).toContainEqual(
      expect.objectContaining({ enum: expect.arrayContaining(['reauthenticate']) }),
    )
  })

  it('says what a list takes beside its own fields, and what a row holds', () => {
    const { requestBody } = callOf('searchPermits')
    const { properties } = shapeIn(requestBody.content)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['KalaId', 'PageSize', 'Sort', 'Filter']))
    const answer = wholeOf(answersOf('searchPermits')).properties
    expect(answer.data?.items).toEqual({ $ref: '#/components/schemas/PermitRow' })
    expect(schemas.PermitRow).toMatchObject({ properties: { cargoRent: { type: 'number' } } })
    expect(answer).toHaveProperty('totalIsAtLeast')
  })

  it('says a shape that several calls share once, by its name', () => {
    expect(schemaIn(callOf('declareCargo').requestBody.content)).toEqual({
      $ref: '#/components/schemas/Declaration',
    })
    const [base, own] = (schemas.UpdateCargoBody as Shape).allOf ?? []
    expect(base).toEqual({ $ref: '#/components/schemas/Declaration' })
    expect(Object.keys(own?.properties ?? {})).toEqual(['Id', 'EditCount'])
    const many = wholeOf({ $ref: '#/components/schemas/DeclareCargosBody' }).properties
    expect(many.Cargos?.items).toEqual({ $ref: '#/components/schemas/Declaration' })
    expect((schemas.ShowPermitData as Shape).allOf?.[0]).toEqual({ $ref: '#/components/schemas/PermitRow' })
  })

  it('leads every reference to a shape that is there, and keeps none that nothing refers to', () => {
    const text = JSON.stringify(document)
    const asked = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
    expect([...asked].filter((name) => !Object.hasOwn(schemas, name ?? ''))).toEqual([])
    expect(Object.keys(schemas).filter((name) => !asked.has(name))).toEqual([])
  })

  it('describes every call, parameter and field in English, and nothing that is not there', () => {
    const words = ownWords()
    describeApi(publicUrl, words)
    expect([...words.missing]).toEqual([])
    expect(words.unused()).toEqual([])
    const summaries = Object.assign({}, ...Object.values(docs).map((feature) => feature.calls)) as object
    expect(Object.keys(summaries).toSorted()).toEqual(Object.keys(contract).toSorted())
    const said = Object.values({
      ...summaries,
      ...Object.assign({}, ...Object.values(docs).map((one) => one.fields)),
    })
    const sentences = said.map((one) => String([one].flat()[0]))
    expect(sentences.filter((one) => !/^[A-Z\d].*\.$/.test(one))).toEqual([])
    for (const [name] of calls)
      for (const one of callOf(name as keyof typeof contract).parameters)
        expect(one.$ref ?? one.description, `${name} ${one.name}`).toBeTruthy()
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
    for (const type of deliveryKinds) expect(page.body).toContain(`<details id="${type}">`)
    expect(page.body).not.toMatch(/<script|<style| style=/)
    const sheet = await get('/docs/page.css', true)
    expect(page.body).toContain('href="/docs/page.css"')
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('is not there otherwise', async () => {
    expect((await get('/docs', false)).statusCode).toBe(404)
  })
})
