import { type ErasureRefusal, erasureRefusals } from '@bargah/contract/features/erasures/erasures.text.ts'
import { confirmErasure as confirmNotice } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { mayAskAgain, mayConfirm } from '../../kernel/two-admins.rules.ts'
import { endAllSessions } from '../auth/auth.api.ts'
import { findDriver, findUserOf, lockForReview } from '../drivers/drivers.api.ts'
import { notifyAdmins } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { hasOpenPermit } from '../permits/permits.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import {
  endErasure,
  findErasure,
  findOpenErasure,
  hasPendingPayment,
  insertErasure,
} from './erasures.store.ts'
import { forgetDriver } from './forget-driver.store.ts'

const noRequest = () => notFound('درخواستی با این مشخصات')
const noDriver = () => notFound('راننده‌ای با این کد ملی')

/** Asks that a driver who leaves be forgotten; he and the other administrators are told. 404 without such a driver. */
export async function askErasure(
  call: Call,
  keys: KeyRing,
  { nationalId, reason }: { nationalId: string; reason: string },
): Promise<void> {
  const { userId: askedBy, fullName: byName } = sessionOf(call)
  const found = await findDriver(call.db, { nationalId })
  if (!found) throw noDriver()
  await call.write(async (tx, at) => {
    const driver = await lockForReview(tx, found.id)
    if (driver?.nationalId !== nationalId) throw noDriver()
    refuse(mayForget(await findTies(tx, driver)), erasureRefusals)
    const open = await findOpenErasure(tx, driver.id)
    refuse(mayAskAgain(open?.expiresAt ?? null, at), erasureRefusals)
    if (open) await endErasure(tx, open.id, { confirmedBy: null, at })
    const expiresAt = new Date(at.getTime() + erasureLifeMs)
    await insertErasure(tx, { driverId: driver.id, askedBy, askedAt: at, reason, expiresAt })
    await notifyAdmins(tx, confirmNotice(byName), at, { but: [askedBy] })
    const name = `${driver.firstName} ${driver.lastName}`.trim()
    await sendSms(tx, keys, { to: driver.mobile, kind: 'erasure_asked', values: { name } }, at)
  })
}

/** Confirms what another administrator asked: what tells who the driver was is gone, and nothing brings it back. */
export async function confirmErasure(call: Call, id: number): Promise<void> {
  const confirmedBy = sessionOf(call).userId
  await call.write(async (tx, at) => {
    const { asked, driver } = await lockErasure(tx, id)
    refuse(mayConfirm(asked, confirmedBy, at), erasureRefusals)
    refuse(mayForget(await findTies(tx, driver)), erasureRefusals)
    await endErasure(tx, id, { confirmedBy, at })
    const user = await findUserOf(tx, driver.id)
    if (user) await endAllSessions(tx, user.id, 'deactivated', at)
    await forgetDriver(tx, { erasureId: id, driverId: driver.id, userId: user?.id, at })
  })
}

/** Ends a request without doing what it asks for. */
export async function withdrawErasure(call: Call, id: number): Promise<void> {
  await call.write(async (tx, at) => {
    const { asked } = await lockErasure(tx, id)
    refuse(asked.endedAt ? 'ended' : null, erasureRefusals)
    await endErasure(tx, id, { confirmedBy: null, at })
  })
}

/** A request with its driver, who is locked: of two who decide over it the second sees what the first did. */
async function lockErasure(tx: Tx, id: number) {
  const seen = await findErasure(tx, id)
  const driver = seen && (await lockForReview(tx, seen.driverId))
  const asked = seen && (await findErasure(tx, id))
  if (!asked) throw noRequest()
  refuse(driver ? null : 'ended', erasureRefusals)
  return { asked, driver: driver as NonNullable<typeof driver> }
}

async function findTies(tx: Tx, { id, isActive }: { id: number; isActive: boolean }): Promise<Ties> {
  const [balanceRial, openPermit, pending] = await Promise.all([
    balanceOf(tx, { driverId: id }),
    hasOpenPermit(tx, id, 0),
    hasPendingPayment(tx, id),
  ])
  return { isActive, balanceRial, hasOpenPermit: openPermit, hasPendingPayment: pending }
}

/** How long a request to forget a driver waits for a second administrator. */
const erasureLifeMs = 3 * 24 * 60 * 60_000

type Ties = {
  isActive: boolean
  hasOpenPermit: boolean
  balanceRial: number
  hasPendingPayment: boolean
}

/** In: what still ties a driver to us. Out: why he cannot be forgotten yet, or null (rules 5.10). */
export function mayForget(ties: Ties): ErasureRefusal | null {
  if (ties.isActive) return 'is_active'
  if (ties.hasOpenPermit) return 'open_permit'
  if (ties.hasPendingPayment) return 'payment_pending'
  return ties.balanceRial === 0 ? null : 'has_money'
}
