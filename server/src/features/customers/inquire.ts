import type { Inquired } from '@bargah/contract/features/customers/customers.schema.ts'
import { isLegalId, isNationalCode, isPostalCode } from '@bargah/contract/kernel/identity.ts'
import { type RegistryAnswer, type Inquiry, notConfirmed } from '../../adapters/inquiry/inquiry.port.ts'
import type { Call } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { inquiresAs } from '../company-settings/company-settings.api.ts'
import { findCityNamed } from './customers.store.ts'

export type Registry = { inquiry: Inquiry; keys: KeyRing }

/** Who a person or a firm is; a number that is none is asked of nobody. */
export async function inquireNationalId(call: Call, registry: Registry, number: string): Promise<Inquired> {
  const { inquiry } = registry
  const as = await inquiresAs(call, registry.keys)
  if (isLegalId(number)) return present(inquiry, await inquiry.firm(number, as), ({ name }) => ({ name }))
  const person = isNationalCode(number) ? await inquiry.citizen(number, as) : notConfirmed
  return present(inquiry, person, ({ firstName, lastName }) => ({ name: firstName, lastName }))
}

/** Where a postal code is, with city and province of our own list where they are in it. */
export async function inquirePostalCode(call: Call, registry: Registry, code: string): Promise<Inquired> {
  const { inquiry } = registry
  const as = await inquiresAs(call, registry.keys)
  const answer = isPostalCode(code) ? await inquiry.postalCode(code, as) : notConfirmed
  const city = answer.is === 'confirmed' ? await findCityNamed(call.db, answer.value) : undefined
  return present(inquiry, answer, ({ address }) => ({ fullAddress: address, ...city }))
}

const nothingKnown = { name: null, lastName: null, fullAddress: null, cityId: null, provinceId: null }

const present = <T>(
  { isDemo }: Inquiry,
  answer: RegistryAnswer<T>,
  known: (value: T) => Partial<Inquired>,
): Inquired => ({
  ...nothingKnown,
  ...(answer.is === 'confirmed' && known(answer.value)),
  isSuccessful: answer.is === 'confirmed',
  isAway: answer.is === 'away',
  isDemo,
})
