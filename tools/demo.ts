/**
 * `npm run demo`: plays the main job over HTTP against the running server (BARGAH_URL, default http://localhost:3000):
 * a company declares one truckload at hall 3, three drivers take turns and all want it, the hall splits by turn, and the
 * permit is printed. Safe to play again: what an earlier play left open is finished first.
 */
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type {
  BodyInput,
  Data,
  EndpointShape,
  Envelope,
  QueryInput,
} from '@bargah/contract/kernel/endpoint.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'

const base = (process.env.BARGAH_URL ?? 'http://localhost:3000').replace(/\/$/, '')
const password = 'Bargah@1405'
const hallId = 3
/** Demo drivers 1, 7 and 13 drive the same kind of truck. */
const driverNumbers = [1, 7, 13]
const flatbed = 5001

type Key = keyof Contract
type Sent<K extends Key> = { query?: QueryInput<Contract[K]>; body?: BodyInput<Contract[K]> }

class Refused extends Error {}

async function request(
  key: Key,
  sent: { query?: unknown; body?: unknown },
  token?: string,
): Promise<Response> {
  const endpoint: EndpointShape = contract[key]
  const url = new URL(base + endpoint.path)
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value))
  return fetch(url, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
      ...(endpoint.effect === 'write' && { 'idempotency-key': crypto.randomUUID() }),
    },
    body: endpoint.method === 'POST' ? JSON.stringify(sent.body ?? {}) : undefined,
  }).catch(() => {
    throw new Refused(`No server answers at ${base}. Start one with: npm start`)
  })
}

async function call<K extends Key>(key: K, sent: Sent<K> = {}, token?: string): Promise<Data<Contract[K]>> {
  const endpoint: EndpointShape = contract[key]
  const reply = (await (await request(key, sent, token)).json()) as Envelope<unknown>
  if (reply.statusCode !== 200) throw new Refused(`${key}: ${reply.message || reply.errors.join(' ')}`)
  const data = endpoint.reply === 'list' ? { rows: reply.data, total: reply.total } : reply.data
  return data as Data<Contract[K]>
}

let step = 0
const say = (text: string) => console.log(`${String(++step).padStart(2)}. ${text}`)

type Driver = { name: string; token: string; turnId: number; turnNumber: number }

async function signIn(username: string, door: 'Company' | 'Driver') {
  const { accessToken, member } = await call('signIn', {
    body: { Username: username, Password: password, Role: door, DeviceId: 'demo' },
  })
  return { token: accessToken, name: member.fullname }
}

/** Finishes what an earlier play left open, then takes a turn. */
async function readyDriver(number: number): Promise<Driver> {
  const { token, name } = await signIn(completeNationalCode(String(100_000_000 + number)), 'Driver')
  const permit = await call('showMyPermit', {}, token)
  if (permit)
    await call(
      'changePermitStatus',
      { body: { DriverReserveId: permit.id, StatusCode: permitStatus.completed } },
      token,
    )
  const old = await call('showMyTurn', {}, token)
  if (old) await call('cancelTurn', { query: { DriverTurnId: old.id } }, token)
  const turn = await call(
    'takeTurn',
    { body: { LoadHallId: hallId, DriverLat: 30.43, DriverLong: 49.07 } },
    token,
  )
  if (!turn.data) throw new Refused('takeTurn made nothing')
  say(`${name} takes turn ${turn.data.turnNumber} at hall ${hallId}`)
  return { name, token, turnId: turn.data.id, turnNumber: turn.data.turnNumber }
}

async function declareLoad(token: string) {
  const hall = (await call('listCompanyHalls', {}, token)).rows.find((row) => row.loadHallId === hallId)
  const tariff = (await call('listTariffs', { query: { LoadHallId: hallId } }, token)).rows[0]
  const goods = (await call('listGoods', {}, token)).rows.find((row) => row.kalaDesc.includes('میلگرد'))
  if (!hall || !tariff || !goods) throw new Refused('the demo world is not there')
  const { data } = await call(
    'declareCargo',
    {
      body: {
        IsLoadHall: true,
        LoadHallId: hallId,
        CityDestinationId: tariff.cityDestinationId,
        CargoSource: hall.citySourceName,
        CargoDestination: tariff.cityDestinationName,
        CargoSourceLat: hall.loadHallLat,
        CargoSourceLong: hall.loadHallLong,
        CargoDestinationLat: tariff.cityDestinationLat,
        CargoDestinationLong: tariff.cityDestinationLong,
        CargoDistance: 1,
        CargoDuration: 1,
        CargoRange: hall.reservationRange,
        KalaId: goods.id,
        KalaWeight: 22_000,
        BastebandyId: 12,
        BastebandyNumber: 3,
        LoaderTypeIds: [flatbed],
        FreighterNumber: 1,
        CargoRent: tariff.price,
        Tel: '06152221111',
        Description: 'بارگیری تا ساعت ۲۰.',
      },
    },
    token,
  )
  if (!data) throw new Refused('declareCargo made nothing')
  say(
    `The company declares cargo ${data.id}: ${hall.citySourceName} to ${tariff.cityDestinationName}, one truck, ${tariff.price} toman`,
  )
  return data.id
}

/** Waits until a round that was open before our cargo is over, so that one can open over ours. */
async function choose(driver: Driver, cargoId: number): Promise<void> {
  for (;;) {
    try {
      await call(
        'addPriority',
        { body: { DriverTurnId: driver.turnId, CargoId: cargoId, DriverLat: 30.43, DriverLong: 49.07 } },
        driver.token,
      )
      return say(`${driver.name} (turn ${driver.turnNumber}) puts cargo ${cargoId} on his list`)
    } catch (error) {
      const turn = await call('showMyTurn', {}, driver.token)
      if (!turn?.round) throw error
      say(`An earlier round is open until ${turn.round.closesAt}; waiting for it to close`)
      await wait(Math.max(1_000, Date.parse(turn.round.closesAt) - Date.parse(turn.serverNow) + 2_000))
    }
  }
}

async function verdictOf(driver: Driver, cargoId: number) {
  const { rows } = await call(
    'listPrioritiesOfTurn',
    { query: { DriverTurnId: driver.turnId, IsAll: true } },
    driver.token,
  )
  return rows.find((row) => row.cargoId === cargoId)
}

async function printPermit(permitId: number, token: string): Promise<string> {
  const reply = await request('printPermit', { query: { DriverReserveId: permitId, Format: 'pdf' } }, token)
  if (!reply.ok) throw new Refused('the permit could not be printed')
  const folder = resolve(process.env.DATA_DIR ?? './data', 'demo')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `permit-${permitId}.pdf`)
  writeFileSync(path, Buffer.from(await reply.arrayBuffer()))
  return path
}

async function play() {
  const company = await signIn('TC10380284790', 'Company')
  say(`${company.name} signs in`)
  const drivers: Driver[] = []
  for (const number of driverNumbers) drivers.push(await readyDriver(number))
  const cargoId = await declareLoad(company.token)
  // the last turn clicks first: it must not help him
  for (const driver of drivers.toReversed()) await choose(driver, cargoId)
  say('The round closes a minute after it opened; waiting for the split')
  const [first] = drivers as [Driver]
  while ((await verdictOf(first, cargoId))?.status === priorityStatus.waiting) await wait(1_000)

  for (const driver of drivers) {
    const verdict = await verdictOf(driver, cargoId)
    if (!verdict) throw new Refused('a choice was lost')
    say(`Turn ${driver.turnNumber}, ${driver.name}: ${verdict.reason}. ${verdict.reasonText}`)
    if (verdict.reserveId)
      say(`Permit ${verdict.reserveId} is printed: ${await printPermit(verdict.reserveId, company.token)}`)
  }
}

play().catch((error: unknown) => {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
})
