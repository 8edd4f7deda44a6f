/** Checkpoints (C2SP tlog-checkpoint): what a log says of itself, signed. */
import { type Bytes, fromBase64, readDecimal } from './bytes.ts'
import { type Ed25519Verify, isSignedBy, type Note, readNote, type VerifierKey } from './note.ts'

export type Checkpoint = { origin: string; size: number; root: Bytes; note: Note }

/** Reads the three lines of a checkpoint; says nothing about signatures. */
export function readCheckpoint(bytes: Bytes | string): Checkpoint | null {
  const note = readNote(bytes)
  const [origin, size = '', root = '', ...more] = note?.text.split('\n') ?? []
  const [count, hash] = [readDecimal(size), fromBase64(root)]
  // the last line ends in a newline; lines of extension are none of ours
  if (!note || !origin || count === null || hash?.length !== 32 || more.length !== 1) return null
  return { origin, size: count, root: hash, note }
}

/** A checkpoint that the key of its own origin signed, or what is wrong with it. */
export async function openCheckpoint(
  bytes: Bytes | string,
  key: VerifierKey,
  verify: Ed25519Verify,
): Promise<Checkpoint | 'checkpoint_unreadable' | 'checkpoint_of_another_log' | 'checkpoint_not_signed'> {
  const checkpoint = readCheckpoint(bytes)
  if (!checkpoint) return 'checkpoint_unreadable'
  if (checkpoint.origin !== key.name) return 'checkpoint_of_another_log'
  if (key.kind !== 'log' || !(await isSignedBy(checkpoint.note, key, verify))) return 'checkpoint_not_signed'
  return checkpoint
}
