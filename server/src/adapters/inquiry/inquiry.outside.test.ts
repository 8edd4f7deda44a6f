import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { useListener } from '../../../test/listener.ts'
import { openLog } from '../../kernel/log.ts'
import { createInquiry } from './create-inquiry.ts'
import { readRmtoMap } from './rmto-map.ts'

const registry = useListener()

const code = '1000000010'
const credentials = { username: 'bargah', password: 'رمز', companyCode: '77' }
const companysOwn = { username: 'tc', password: 'own', companyCode: '88' }
const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
const log = openLog('silent')
const builtIn = {
  own: {
    person: async () => undefined,
    truck: async () => undefined,
    firm: async () => undefined,
    driverCard: async () => undefined,
    truckCard: async () => undefined,
  },
  isDemo: true,
}
const person = { firstName: 'رضا', lastName: 'کریمی', cardNumber: '2000001' }
const plate = { two: '34', letter: 'ع', three: '812', region: '84' }

describe('a registry that speaks JSON', () => {
  const open = () => createInquiry({ by: 'http', base: registry.base, credentials }, builtIn, log)

  it('is asked by number, never in the address, under our name or a company’s own', async () => {
    registry.says = () => ({ status: 200, body: JSON.stringify({ confirmed: true, ...person, other: 1 }) })
    const inquiry = open()
    expect(inquiry.isDemo).toBe(false)
    expect(await inquiry.person(code)).toEqual({ is: 'confirmed', value: person })
    await inquiry.person(code, companysOwn)
    expect(registry.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/driver', { nationalId: code }],
      ['/driver', { nationalId: code }],
    ])
    expect(registry.asked.map(({ headers }) => [headers.authorization, headers['x-company-code']])).toEqual([
      [basic('bargah', 'رمز'), '77'],
      [basic('tc', 'own'), '88'],
    ])
  })

  it('tells a truck with its plate and loader type', async () => {
    registry.says = () => ({
      status: 200,
      body: JSON.stringify({ confirmed: true, plate: '۳۴ع۸۱۲ ایران ۸۴', loaderType: 'بغل‌دار' }),
    })
    expect(await open().truck('3000001')).toEqual({
      is: 'confirmed',
      value: { plate, loaderType: 'بغل‌دار' },
    })
    expect(JSON.parse(registry.asked[0]?.body ?? '')).toEqual({ cardNumber: '3000001' })
  })

  it('tells the card of a driver and of a truck, active or not', async () => {
    const said = { ...person, nationalId: code, isActive: false, validUntil: '1407/05/12' }
    registry.says = () => ({ status: 200, body: JSON.stringify({ confirmed: true, ...said }) })
    const unsaid = { mobile: null, licence: null, healthCardUntil: null }
    expect(await open().driverCard('2000001')).toEqual({ is: 'confirmed', value: { ...said, ...unsaid } })
    registry.says = () => ({
      status: 200,
      body: JSON.stringify({
        confirmed: true,
        plate: '۳۴ع۸۱۲ ایران ۸۴',
        loaderType: '5001',
        isActive: true,
        vin: 'NAS1',
      }),
    })
    expect(await open().truckCard('3000001')).toEqual({
      is: 'confirmed',
      value: {
        plate,
        loaderType: '5001',
        isActive: true,
        vin: 'NAS1',
        name: null,
        madeYear: null,
        mobile: null,
        inspectionUntil: null,
      },
    })
    expect(registry.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/driver-card', { number: '2000001' }],
      ['/truck-card', { cardNumber: '3000001' }],
    ])
    registry.says = () => ({ status: 200, body: '{"confirmed":false}' })
    expect(await open().driverCard(code)).toEqual({ is: 'not_confirmed' })
    registry.says = () => ({ status: 500, body: '' })
    expect(await open().truckCard('3000001')).toEqual({ is: 'away' })
  })

  it('tells people, firms and where a postal code is', async () => {
    registry.says = () => ({
      status: 200,
      body: '{"confirmed":true,"firstName":"رضا","lastName":"کریمی","name":"سیمان"}',
    })
    expect(await open().citizen(code)).toEqual({
      is: 'confirmed',
      value: { firstName: 'رضا', lastName: 'کریمی' },
    })
    expect(await open().firm('10380284790')).toEqual({ is: 'confirmed', value: { name: 'سیمان' } })
    const place = { province: 'یزد', city: 'یزد', address: 'بلوار امام' }
    registry.says = () => ({ status: 200, body: JSON.stringify({ confirmed: true, ...place }) })
    expect(await open().postalCode('8917183461')).toEqual({ is: 'confirmed', value: place })
    expect(registry.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/person', { nationalId: code }],
      ['/legal', { legalId: '10380284790' }],
      ['/postal-code', { postalCode: '8917183461' }],
    ])
  })

  it.each([
    ['does not know the number', 404, '', 'not_confirmed'],
    ['says no', 200, '{"confirmed":false}', 'not_confirmed'],
    ['refuses our name', 401, '', 'away'],
    ['fails', 500, '', 'away'],
    ['says what it likes', 200, '<html>', 'away'],
    ['leaves something out', 200, '{"confirmed":true,"firstName":"رضا"}', 'away'],
  ])('that %s: %i', async (_, status, body, is) => {
    registry.says = () => ({ status, body })
    expect((await open().person(code)).is).toBe(is)
  })

  it('is away when nobody is there', async () => {
    const nowhere = createInquiry({ by: 'http', base: 'http://127.0.0.1:1', credentials }, builtIn, log)
    expect(await nowhere.person(code)).toEqual({ is: 'away' })
  })
})

describe('the RMTO', () => {
  const open = (map: object = {}) =>
    createInquiry(
      { by: 'rmto', base: registry.base, credentials, map: readRmtoMap(JSON.stringify(map)) },
      builtIn,
      log,
    )
  const answers = (text: string, result = 'RMTO_WEB_SERVICESResult') => ({
    status: 200,
    body: `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><R xmlns="x"><${result}>${text}</${result}></R></s:Body></s:Envelope>`,
  })
  const driver = (given: Record<number, string> = {}) =>
    Array.from({ length: 13 }, (_, at) => {
      const plain: Record<number, string> = { 0: '1', 1: '2000001', 3: code, 4: 'رضا', 5: 'کریمی', 11: '1' }
      return `برچسب${at}:${given[at] ?? plain[at] ?? ''}`
    }).join(';')
  const truck = (given: Record<number, string> = {}) =>
    Array.from({ length: 13 }, (_, at) => {
      const plain: Record<number, string> = { 0: '1', 3: '۸۴', 5: '34', 6: 'ع', 7: '812', 8: '1', 12: '23' }
      return `l${at}:${given[at] ?? plain[at] ?? ''}`
    }).join(';')

  it('is asked in an envelope with thirteen parameters, words escaped', async () => {
    registry.says = () => answers(driver())
    const as = { username: 'a', password: 'b', companyCode: `<"&'>` }
    expect(await open().person(code, as)).toEqual({ is: 'confirmed', value: person })
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = registry.asked
    expect(headers).toMatchObject({
      authorization: basic('a', 'b'),
      soapaction: '"http://tempuri.org/RMTO_WEB_SERVICES"',
      'content-type': 'text/xml; charset=utf-8',
    })
    expect(body).toContain(`<p1>3</p1><p2>${code}</p2><p3>&lt;&quot;&amp;&apos;&gt;</p3><p4></p4>`)
    expect(body.match(/<p\d+>/g)).toHaveLength(13)
  })

  it('tells a truck by its card, its loader type by the map or by its own word', async () => {
    registry.says = () => answers(truck())
    const loaderTypes = { 23: 'بغل‌دار' }
    expect(await open({ loaderTypes }).truck('3000001')).toEqual({
      is: 'confirmed',
      value: { plate, loaderType: 'بغل‌دار' },
    })
    expect(registry.asked[0]?.body).toContain('<p1>4</p1><p2>3000001</p2>')
    registry.says = () => answers(truck({ 12: 'مسقف &amp; چادری' }))
    expect(await open().truck('3000001')).toMatchObject({ value: { loaderType: 'مسقف & چادری' } })
  })

  it('tells a driver by his card or his code, and a truck, whether active or not', async () => {
    registry.says = () => answers(driver({ 9: 'پایهٔ یک', 11: '0' }))
    const unsaid = { mobile: null, validUntil: null, healthCardUntil: null }
    const known = { ...person, nationalId: code, licence: 'پایهٔ یک', isActive: false, ...unsaid }
    expect(await open().driverCard('2000001')).toEqual({ is: 'confirmed', value: known })
    expect(await open().driverCard(code)).toEqual({ is: 'confirmed', value: known })
    expect(registry.asked.map(({ body }) => /<p1>\d+<\/p1><p2>\d+<\/p2>/.exec(body)?.[0])).toEqual([
      '<p1>41</p1><p2>2000001</p2>',
      `<p1>3</p1><p2>${code}</p2>`,
    ])
    expect(await open().driverCard('2000002')).toEqual({ is: 'not_confirmed' })
    registry.says = () => answers(truck({ 8: '0' }))
    expect(await open().truckCard('3000001')).toMatchObject({ value: { plate, isActive: false, vin: null } })
  })

  it('is read as the map says, which may differ in all', async () => {
    registry.says = () => answers(`0:1;n:علی;f:زارعی;c:2000009;m:${code};a:بله`, 'Answer')
    const map = {
      method: 'Ask',
      result: 'Answer',
      parameterName: 'arg{n}',
      person: { card: 3, nationalId: 4, firstName: 1, lastName: 2, isActive: 5 },
      yes: ['بله'],
    }
    expect(await open(map).person(code)).toEqual({
      is: 'confirmed',
      value: { firstName: 'علی', lastName: 'زارعی', cardNumber: '2000009' },
    })
    expect(registry.asked[0]?.body).toContain('<Ask xmlns="http://tempuri.org/"><arg1>3</arg1>')
  })

  it.each([
    ['has no such number', () => answers('-1'), 'not_confirmed'],
    ['has no such number, with a label', () => answers('کد:-1;پیام:یافت نشد'), 'not_confirmed'],
    ['has him inactive', () => answers(driver({ 11: '0' })), 'not_confirmed'],
    ['tells of somebody else', () => answers(driver({ 3: '1000000029' })), 'not_confirmed'],
    ['has no card of his', () => answers(driver({ 1: '' })), 'not_confirmed'],
    ['refuses our name', () => ({ status: 401, body: '' }), 'away'],
    ['has a fault', () => ({ status: 500, body: '<Fault/>' }), 'away'],
    ['answers with something else', () => ({ status: 200, body: '<html>خوش آمدید</html>' }), 'away'],
  ])('that %s', async (_, made, is) => {
    registry.says = () => made()
    expect((await open().person(code)).is).toBe(is)
  })

  it('is away when a plate is none, and not confirmed when the truck is inactive', async () => {
    registry.says = () => answers(truck({ 6: 'X' }))
    expect((await open().truck('3000001')).is).toBe('away')
    registry.says = () => answers(truck({ 8: '0' }))
    expect((await open().truck('3000001')).is).toBe('not_confirmed')
  })
})

it('asks nobody without settings', async () => {
  expect((await createInquiry(null, builtIn, log).truck('4000001')).is).toBe('confirmed')
  expect(createInquiry(null, builtIn, log).isDemo).toBe(true)
})

it.each(['{', '{"parameters":["{type}"]}', '{"person":{"card":-1}}', '{"method":"<x>"}'])(
  'refuses the map %s',
  (json) => expect(() => readRmtoMap(json)).toThrow('INQUIRY_MAP_FILE'),
)
