import * as z from 'zod/mini'
import { cargoEventKinds } from '../cargos/cargo-life.states.ts'
import { cargoStatuses } from '../cargos/cargos.states.ts'
import { permitStatuses } from '../permits/permits.states.ts'
import { turnStatuses } from '../turns/turns.states.ts'
import type { DeliveryKind } from './webhooks.states.ts'

const id = () => z.number()

/** `loadHallId`: null of a free load. */
export const LoadEvent = z.strictObject({
  cargoId: id(),
  change: z.enum(cargoEventKinds),
  cargoStatus: z.nullable(z.literal(cargoStatuses)),
  loadHallId: z.nullable(id()),
})
export const TurnEvent = z.strictObject({
  driverTurnId: id(),
  turnNumber: z.number(),
  loadHallId: id(),
  status: z.enum(turnStatuses),
})
export const RoundOpenedEvent = z.strictObject({
  roundId: id(),
  loadHallId: id(),
  opensAt: z.string(),
  closesAt: z.string(),
})
export const RoundSplitEvent = z.strictObject({ roundId: id(), loadHallId: id(), settledAt: z.string() })
/** `driverTurnId`: null where the load was given out of turn. */
export const PermitEvent = z.strictObject({
  driverReserveId: id(),
  cargoId: id(),
  driverTurnId: z.nullable(id()),
  status: z.literal(permitStatuses),
  loadHallId: z.nullable(id()),
})
export const PaymentEvent = z.strictObject({ paymentId: id(), amountRial: z.number() })
export const TestEvent = z.strictObject({})

/** What an event of each kind tells as `data`: ids, by which one reads the rest as it is then. */
export const webhookEvents = {
  'load.announced': LoadEvent,
  'load.edited': LoadEvent,
  'load.ended': LoadEvent,
  'turn.taken': TurnEvent,
  'turn.ended': TurnEvent,
  'round.opened': RoundOpenedEvent,
  'round.split': RoundSplitEvent,
  'permit.issued': PermitEvent,
  'permit.delivered': PermitEvent,
  'permit.completed': PermitEvent,
  'permit.voided': PermitEvent,
  'payment.confirmed': PaymentEvent,
  'webhook.test': TestEvent,
} as const satisfies Record<DeliveryKind, z.ZodMiniType>
