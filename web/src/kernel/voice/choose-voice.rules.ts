import type { SpokenPart } from './pieces.rules.ts'

type Facts = {
  /** The phone has a Persian voice of its own, which needs no network. */
  hasVoice: boolean
  isRecorded: (piece: string) => boolean
}

/**
 * In: what is to be said, and what can say it. Out: by the pieces or by the phone's own voice: that is better than made
 * pieces and says any word, but not better than somebody who said all of it himself.
 */
export function chooseVoice(
  said: readonly SpokenPart[],
  { hasVoice, isRecorded }: Facts,
): 'pieces' | 'voice' {
  const isWhole = said.every((one) => 'restMs' in one || ('piece' in one && isRecorded(one.piece)))
  return hasVoice && !isWhole ? 'voice' : 'pieces'
}

type Voice = { lang: string; localService: boolean }

/** In: the voices of a phone. Out: the Persian one that speaks on the phone itself, or null. */
export const persianVoice = <V extends Voice>(voices: readonly V[]): V | null =>
  voices.find(({ lang, localService }) => localService && /^fa($|[-_])/i.test(lang)) ?? null
