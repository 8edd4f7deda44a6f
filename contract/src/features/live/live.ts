import type { Noun } from '../../kernel/nouns.ts'

/**
 * Server-sent events of what changed, ours: with a token what concerns its holder, without one what anybody may see of a
 * hall (`?HallId=3`). Each event carries an id, which `Last-Event-ID` gives back after a cut: what was missed comes first.
 */
export const livePath = '/api/v1/Live'

/**
 * `changed`: read again at once what is about these nouns; the server sees to it that not all who look at one thing ask at
 * one moment. `anew`: too much was missed, read everything again. `beat`: nothing happened, and the stream lives.
 */
export type LiveKind = 'changed' | 'anew' | 'beat'
export type Changed = { nouns: Noun[] }

/** How often a stream says at least that it lives. */
export const beatMs = 20_000

/** What of a hall concerns those who look on from outside: its board and the readers of its log. */
export const boardNouns: readonly Noun[] = ['hall', 'queue', 'turn', 'round', 'cargo', 'permit']
/** And what concerns each driver in its queue, beside what is his own. */
export const queueNouns: readonly Noun[] = ['hall', 'turn', 'round', 'cargo']
