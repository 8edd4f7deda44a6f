import type { Verifier } from '../../kernel/tlog/notes.rules.ts'

/** Somebody outside who watches the public logs and cosigns what only grew (C2SP tlog-witness). */
export type Witness = {
  /** By whose key its cosignatures are verified. */
  verifier: Verifier
  /** Who that is, as people know him, and where he is reached by telephone; null where nobody said. */
  title: string | null
  phone: string | null
  /** Hands it a request as add-checkpoint has it. Throws when it does not answer. */
  addCheckpoint(request: string): Promise<{ status: number; text: string }>
}
