import type { Log } from '../../kernel/log.ts'
import { openOutside, type Outside, OutsideFault } from '../../kernel/outside.ts'
import { type RegistryAnswer, away, type Inquiry, type InquiryCredentials } from './inquiry.port.ts'

/** A registry answered, and nothing can be made of it. `reason` is ours: what the service said is not kept. */
export class InquiryUnusable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the inquiry is of no use: ${reason}`)
    this.reason = reason
  }
}

export const openRegistry = (base: string): Outside =>
  openOutside({ name: 'سامانهٔ استعلام', base, timeoutMs: 8_000, mostBytes: 64 * 1024 })

export const basicAuth = ({ username, password }: InquiryCredentials) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
})

/** In: what asks a registry and may throw. Out: the same, for which a registry that fails is away; the log says why. */
export function neverThrowing(inquiry: Inquiry, log: Pick<Log, 'warn'>): Inquiry {
  async function orAway<T>(asking: Promise<RegistryAnswer<T>>): Promise<RegistryAnswer<T>> {
    try {
      return await asking
    } catch (error) {
      if (!(error instanceof OutsideFault || error instanceof InquiryUnusable)) throw error
      log.warn({ of: 'inquiry', reason: error.reason }, 'the registry is away')
      return away
    }
  }
  return {
    isDemo: inquiry.isDemo,
    person: (nationalId, as) => orAway(inquiry.person(nationalId, as)),
    truck: (cardNumber, as) => orAway(inquiry.truck(cardNumber, as)),
    driverCard: (number, as) => orAway(inquiry.driverCard(number, as)),
    truckCard: (cardNumber, as) => orAway(inquiry.truckCard(cardNumber, as)),
    citizen: (nationalId, as) => orAway(inquiry.citizen(nationalId, as)),
    firm: (legalId, as) => orAway(inquiry.firm(legalId, as)),
    postalCode: (code, as) => orAway(inquiry.postalCode(code, as)),
  }
}
