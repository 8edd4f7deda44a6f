import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'
import { wishedLoad } from '@bargah/contract/features/notifications/notifications.text.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { listWished, type Wished } from './matches.views.ts'
import { computeTold } from './wishes.rules.ts'
import { countTold, insertTold, lockLooked, setLooked } from './wishes.store.ts'

/** Declared in a transaction that began earlier, a load is seen later; what was told is told once. */
const overlapMs = 5 * minuteMs
/** What came earlier, while the server was away, is no news. */
const oldestMs = 6 * 60 * minuteMs

/** Tells drivers of the loads that came on routes they wished, since it last looked. May run twice. */
export const tellWishes = (database: Database, { keys }: { keys: KeyRing }): Promise<void> =>
  transaction(database, async (tx, now) => {
    const { upto } = await lockLooked(tx)
    const since = new Date(Math.max(upto.getTime() - overlapMs, now.getTime() - oldestMs))
    const wished = (await listWished(tx, { since, upto: now })).map(withPay)
    const driverIds = [...new Set(wished.map(({ driverId }) => driverId))]
    const told = computeTold(wished, await countTold(tx, driverIds, startOfTehranDay(now)))
    await insertTold(tx, told, now)
    await notify(
      tx,
      told.map((load) => ({ to: { driverId: load.driverId }, ...wishedLoad(load) })),
      now,
    )
    for (const load of told) await sendWhereNeeded(tx, keys, load, now)
    await setLooked(tx, now)
  })

type Paying = Wished & { netPayToman: number }
const withPay = (load: Wished): Paying => ({
  ...load,
  netPayToman: computeNetPay(load.rentToman, load.driverFeeRial),
})

/** Writes to who has no device that is told, unless he does not want it. */
async function sendWhereNeeded(tx: Tx, keys: KeyRing, load: Paying, at: Date): Promise<void> {
  if (load.isPushed || !load.wantsSms) return
  const { mobile: to, origin, destination, netPayToman, cargoId } = load
  const values = { from: origin, to: destination, pay: formatNumber(netPayToman), load: String(cargoId) }
  await sendSms(tx, keys, { to, kind: 'wished_load', values }, at)
}
