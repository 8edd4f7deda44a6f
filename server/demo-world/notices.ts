import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { newDevice } from '@bargah/contract/features/notifications/account-notices.text.ts'
import * as wordings from '@bargah/contract/features/notifications/notifications.text.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, type World } from './world.ts'

const toldForMs = 47 * hourMs
/** What is older was read. */
const unreadForMs = 8 * hourMs

type Told = { userId: number | null | undefined; at: Date | string; told: wordings.Wording }

/** What people were told lately of what the world's last two days hold: permits, cargos that ended, turns that ran out, money. */
export function addNotices(world: World): void {
  const { now, rows } = world
  const from = later(now, -toldForMs)
  const all = [
    ...ofPermits(world),
    ...ofTrucks(world),
    ...ofCargos(world),
    ...ofTurns(world),
    ...ofNewDevices(world),
  ]
  const lately = all
    .map((one) => ({ ...one, at: new Date(one.at) }))
    .filter(({ at }) => at > from && at <= now)
  lately.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { userId, at, told } of lately) {
    if (!userId) continue
    const isRead = at < later(now, -unreadForMs)
    const { kind: _, ...words } = told
    rows.notifications.push({
      userId,
      ...words,
      createdAt: at,
      readAt: isRead ? later(at, hourMs / 2) : null,
    })
  }
}

function ofPermits(world: World): Told[] {
  const { men, rows, staff } = world
  const users = new Map(men.map(({ driverId, userId }) => [driverId, userId]))
  const voidedAt = new Map(
    rows.permitEvents.flatMap(({ permitId, status, at }) =>
      status === permitStatus.voided ? [[permitId, at] as const] : [],
    ),
  )
  return rows.permits.flatMap((permit, index) => {
    const cargo = cargoOf(world, permit.cargoId)
    if (!cargo) return []
    const named = { ...cargo, permitId: index + 1 }
    const [driver, company] = [users.get(permit.driverId), staff.ofCompany.get(permit.companyId)]
    const issued = { userId: driver, at: permit.issuedAt, told: wordings.permitIssued(named) }
    const at = voidedAt.get(named.permitId)
    if (at === undefined) return [issued]
    return [
      issued,
      { userId: driver, at, told: wordings.permitVoided(named, permit.voidReason ?? '') },
      { userId: company, at, told: wordings.truckReturned(named, permit.voidReason ?? '') },
    ]
  })
}

/** The company is told once of all that a cargo got at a time. */
function ofTrucks(world: World): Told[] {
  const given = new Map<string, { cargoId: number; at: Date | string; permitIds: [number, ...number[]] }>()
  for (const [index, { cargoId, issuedAt: at }] of world.rows.permits.entries()) {
    const key = `${cargoId} ${new Date(at).getTime()}`
    const known = given.get(key)
    if (known) known.permitIds.push(index + 1)
    else given.set(key, { cargoId, at, permitIds: [index + 1] })
  }
  return [...given.values()].flatMap(({ cargoId, at, permitIds }) => {
    const cargo = cargoOf(world, cargoId)
    if (!cargo) return []
    return [
      {
        userId: world.staff.ofCompany.get(cargo.companyId),
        at,
        told: wordings.trucksGiven(cargo, permitIds),
      },
    ]
  })
}

const ofCargos = (world: World): Told[] =>
  world.rows.cargoEvents.flatMap(({ cargoId, kind, at, reason }) => {
    const cargo = cargoOf(world, cargoId)
    if (!cargo || !['expired', 'completed', 'finished'].includes(kind)) return []
    const userId = world.staff.ofCompany.get(cargo.companyId)
    return [{ userId, at, told: wordings.cargoEnded(cargo, reason ?? '', cargo.remaining) }]
  })

function ofTurns({ men, halls, rows }: World): Told[] {
  const users = new Map(men.map(({ driverId, userId }) => [driverId, userId]))
  const names = new Map(halls.map(({ plan }) => [plan.id, plan.name]))
  return rows.turns.flatMap(({ status, number: turnNumber, driverId, endedAt, hallId }, index) => {
    if (status !== 'expired' || !endedAt) return []
    const told = wordings.turnExpired({ hallName: names.get(hallId) ?? '', turnId: index + 1, turnNumber })
    return [{ userId: users.get(driverId), at: endedAt, told }]
  })
}

/** Everybody who works in an office came from a new device once. */
const ofNewDevices = ({ staff, now }: World): Told[] =>
  [staff.admin, staff.support, ...staff.ofHall.values()].map((userId, index) => ({
    userId,
    at: later(now, -(3 + index) * hourMs),
    told: newDevice({ browser: 'firefox', system: 'windows', address: '192.0.2.17' }),
  }))

/** Ids count from 1 in the order of the rows. */
function cargoOf({ rows }: World, cargoId: number) {
  const cargo = rows.cargos[cargoId - 1]
  return cargo && { ...cargo, cargoId }
}
