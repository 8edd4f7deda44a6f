import type { Call } from '../../kernel/call.ts'
import { type Payer, payerOf } from '../../kernel/payer.ts'
import { isKnownToMobile } from './known-devices.store.ts'

/** Who pays for what is asked for a mobile by somebody who has not signed in: a device of an account of that number, or a stranger. */
export async function payerOfNumber(call: Call, mobile: string): Promise<Payer> {
  const { deviceMark } = call
  const isKnown = deviceMark !== null && (await isKnownToMobile(call.db, deviceMark, mobile))
  return payerOf({ knownMark: isKnown ? deviceMark : null, account: null, address: call.from.address })
}
