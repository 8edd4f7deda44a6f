import { gatewayLabels } from '@bargah/contract/features/payments/payments.text.ts'
import type { Log } from '../../kernel/log.ts'
import { openOutside, OutsideFault } from '../../kernel/outside.ts'
import { createParsian, parsianBase } from './bank.parsian.ts'
import { type Bank, BankFault } from './bank.port.ts'
import { createZarinpal, zarinpalBase } from './bank.zarinpal.ts'

export type BankSettings = {
  gateway: 'parsian' | 'zarinpal'
  /** Parsian's LoginAccount, Zarinpal's merchant id. */
  key: string
  /** Where the bank is, when not at its usual address. */
  base: string | undefined
}
const banks = {
  parsian: { create: createParsian, base: parsianBase },
  zarinpal: { create: createZarinpal, base: zarinpalBase },
}
const patienceMs = 8_000

/** In: which bank wallets are topped up through. Out: what asks it; the log tells when it is of no use. */
export function createBank(settings: BankSettings, log: Pick<Log, 'warn'>, timeoutMs = patienceMs): Bank {
  const { create, base: usual } = banks[settings.gateway]
  const base = settings.base ?? usual
  const name = gatewayLabels[settings.gateway]
  const bank = create(openOutside({ name, base, timeoutMs, mostBytes: 64 * 1024 }), {
    base,
    key: settings.key,
  })
  async function telling<T>(asking: Promise<T>): Promise<T> {
    try {
      return await asking
    } catch (error) {
      if (error instanceof OutsideFault || error instanceof BankFault)
        log.warn({ of: 'bank', gateway: bank.gateway, reason: error.reason }, 'the bank is of no use')
      throw error
    }
  }
  return {
    ...bank,
    begin: (order) => telling(bank.begin(order)),
    verify: (order) => telling(bank.verify(order)),
    reverse: (token) => telling(bank.reverse(token)),
  }
}
