import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { freightOfHall, freightOfOwner } from './freight.ts'
import { type Declaration, declareLoad, finishIfDone } from './loads.ts'
import { ownerDeclaration, type Wanted } from './owner-loads.ts'
import { demoDriverCode } from './people.ts'
import { issuePermit } from './permits.ts'
import { later, type World } from './world.ts'

/** He drives a curtain-sider, for which halls and companies of Isfahan always have loads. */
const driverNumber = 2
const destination = 'اصفهان'
const nearHome = 'یزد'
const goods = 'کاغذ و مقوا'
/** As long ago as the longest such trip lasts, with some hours to spare. */
const issuedAgoMs = 34 * hourMs

/**
 * One demo driver finished a load lately: a free one from Meybod to Isfahan, where loads of the hall and free ones wait
 * that fit his truck. He is free for a turn like the others, since no hall gave him that load.
 */
export function addBackhaul(world: World): void {
  const { men, now, owner, rows } = world
  const code = demoDriverCode(driverNumber)
  const man = men.find(({ driverId }) => rows.drivers[driverId - 1]?.nationalId === code)
  const place = owner.destinations.find(({ name }) => name === destination)
  const freight = freightOfOwner.find(({ loaderTypeIds }) => man && loaderTypeIds.includes(man.loaderTypeId))
  if (!man || !place || !freight) throw new Error('nobody of the demo world can come to where loads wait')
  const at = later(now, -issuedAgoMs)
  const wanted = { truckCount: 1, announcedAt: later(at, -hourMs), freight }
  const load = declareLoad(world, { ...ownerDeclaration(world, wanted), place })
  issuePermit(world, { load, man, turn: null, roundId: null, priorityId: null, at, byUser: man.userId })
  finishIfDone(world, load)
}

/** A load that the product owner fetches from there for the works, which fits that driver's truck and leads him home. */
export function homewardDeclaration(world: World, wanted: Wanted): Declaration {
  const hall = world.halls.find(({ plan }) => plan.origin === destination)
  const place = hall?.destinations.find(({ name }) => name === nearHome)
  const freight = Object.values(freightOfHall)
    .flat()
    .find((one) => one.goods === goods)
  if (!hall || !place || !freight) throw new Error('no load of the demo world leads home')
  const { origin, latitude, longitude } = hall.plan
  return { ...ownerDeclaration(world, { ...wanted, freight }), origin, from: { latitude, longitude }, place }
}
