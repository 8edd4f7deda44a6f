import type { Noun } from '../../kernel/nouns.ts'

/**
 * Server-sent events of what changed, ours: with a token what concerns its holder, without one what anybody may see of a
 * hall (`?HallId=3`). Each event carries an id, which `Last-Event-ID` gives back after a cut: what was missed comes first.
 */
export const livePath = '/api/v1/Live'

/**
 * `changed`: read again what is about these nouns, some time within `spreadMs`, so that those who look at one thing do
 * not all ask at once. `anew`: too much was missed, read everything again. `beat`: nothing happened, and the stream lives.
 */
export type LiveKind = 'changed' | 'anew' | 'beat'
export type Changed = { nouns: Noun[]; spreadMs: number }

/** How often a stream says at least that it lives. */
export const beatMs = 20_000

/** What of a hall concerns those who look on from outside: drivers in its queue, the board, readers of its log. */
export const hallNouns: readonly Noun[] = ['hall', 'turn', 'priority', 'round', 'cargo', 'permit']
