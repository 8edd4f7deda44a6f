import type { EndpointShape, Refusals } from './endpoint.ts'

/** What any call answers that asks for the own password or for a proven mobile (rules 1.16, 2.9). */
export const kernelRefusals = {
  reauthenticate: 'برای این کار گذرواژهٔ خود را دوباره وارد کنید.',
  proof_needed: 'نخست شمارهٔ موبایل را با کدی که برایش فرستاده می‌شود تأیید کنید.',
} as const satisfies Refusals

/** In: a call. Out: every refusal that it may answer, its code beside its wording. */
export function refusalsOf({ refusals = [], reauthenticates, needsProof }: EndpointShape): Refusals {
  const { reauthenticate, proof_needed } = kernelRefusals
  return Object.assign(
    {},
    ...refusals,
    reauthenticates && { reauthenticate },
    needsProof && { proof_needed },
  ) as Refusals
}
