/** A log's tree as its key signed it: how many entries, the root in hex, and the note. */
export type SignedCheckpoint = { size: number; root: string; note: string }

/** A hall's log, by the hall's number, or the tree of the audit's seals. */
export type LogId = number | 'audit'

/** Who has the key of the public logs. What it cannot or will not sign throws a LogSignerFault. */
export type LogSigner = {
  /** Signs a log as it stands, after it has seen that it only grew since it was last signed. */
  sign(hallId: LogId): Promise<SignedCheckpoint>
  /** For each index of entries that stand in a log: a note that promises that they stay. */
  receipts(hallId: number, indices: readonly number[]): Promise<string[]>
  /** The text by which the notes of a log are verified. */
  verifierKey(hallId: LogId): Promise<string>
  close(): Promise<void>
}

/** Entries of one log, by their indices. */
export type EntriesOf = { hallId: number; indices: readonly number[] }
/** The signer itself, which promises entries of several logs at once: for each log the notes, or why there are none. */
export type BatchSigner = LogSigner & {
  receiptsOf(asked: readonly EntriesOf[]): Promise<(string[] | LogSignerFault)[]>
}

/**
 * Why nothing was signed. `away`: it did not answer, and may later. `misused`: it is not asked as it wants to be (another
 * token, another version, no signer at that address), which somebody has to put right. `refuses`: it looked, and the log is
 * not what it was.
 */
type Why = 'away' | 'misused' | 'refuses'

export class LogSignerFault extends Error {
  readonly why: Why
  constructor(message: string, why: Why) {
    super(message)
    this.why = why
  }
  /** Whether it may be signed later: nothing was said against the log. */
  get isUnsigned(): boolean {
    return this.why !== 'refuses'
  }
}

export const rewritten = (hallId: number) =>
  new LogSignerFault(`the log of hall ${hallId} is not the one that was seen: it was written anew`, 'refuses')
