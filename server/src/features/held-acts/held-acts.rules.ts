import type { HeldActRefusal } from '@bargah/contract/features/held-acts/held-acts.text.ts'
import type { Reached } from '@bargah/contract/kernel/endpoint.ts'

/** What can never be called back; that somebody hears of it waits with the act. */
const asked: readonly Reached[] = ['money', 'log']

/** In: where an act would reach as things are. Out: why it is not held back but asked about, or null. */
export const mayHold = (reached: readonly Reached[]): Extract<HeldActRefusal, 'ask_first'> | null =>
  reached.some((one) => asked.includes(one)) ? 'ask_first' : null
