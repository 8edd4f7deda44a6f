import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'

/** How a second factor is given: one question at a time. */
export type FactorMethod = 'passkey' | 'app' | 'recovery'

type Device = { makesPasskeys: boolean }

/** In: what an account has, and whether this device has to do with passkeys. Out: the methods, the one to ask for first at the front. */
export function methodsOf(asked: FactorAsked, { makesPasskeys }: Device): FactorMethod[] {
  const methods: (FactorMethod | false)[] = [
    asked.passkeys.length > 0 && makesPasskeys && 'passkey',
    asked.hasApp && 'app',
    asked.recoveryLeft > 0 && 'recovery',
  ]
  return methods.filter((method) => method !== false)
}

/** In: the site that passkeys are bound to, and where the panel is open. Out: whether they are good here. */
export const isAtSite = (rpId: string, hostname: string): boolean =>
  /[a-z]/i.test(rpId) && (hostname === rpId || hostname.endsWith(`.${rpId}`))

/** A secret in groups of four, to be typed. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** In: recovery codes, and whose they are. Out: the text that is kept. */
export const textOfCodes = (codes: readonly string[], username: string): string =>
  [`کدهای بازیابی بارگاه برای ${username}`, 'هر کد یک بار به کار می‌آید.', '', ...codes, ''].join('\n')
