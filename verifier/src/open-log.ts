/** A log's key and newest checkpoint, as its files say them. */
import { type Bytes, readUtf8 } from './bytes.ts'
import { Broken, must } from './broken.ts'
import { type Checkpoint, openCheckpoint } from './checkpoint.ts'
import { type Ed25519Verify, readVerifierKey, type VerifierKey, webEd25519 } from './note.ts'
import { FileFault, type Source } from './tiles.ts'

export type KeyOptions = {
  /** The verifier key as text, known from elsewhere; without it the log's own `key` is believed. */
  vkey?: string
  /** For browsers without Ed25519 of their own. */
  ed25519?: Ed25519Verify
}

export type OpenLog = {
  source: Source
  key: VerifierKey
  ed25519: Ed25519Verify
  checkpoint: Checkpoint
}

/** Reads both and checks the signature; throws `Broken` or `FileFault`. */
export async function openLog(source: Source, { vkey, ed25519 = webEd25519 }: KeyOptions): Promise<OpenLog> {
  const key = readVerifierKey(vkey ?? readUtf8(await mustRead(source, 'key')) ?? '')
  must(key !== null, 'key_unreadable')
  const checkpoint = await openNote(await mustRead(source, 'checkpoint'), key, ed25519)
  return { source, key, ed25519, checkpoint }
}

/** A checkpoint of the log by its note; throws `Broken` when the log's key did not sign it. */
export async function openNote(
  note: Bytes | string,
  key: VerifierKey,
  ed25519: Ed25519Verify,
): Promise<Checkpoint> {
  const opened = await openCheckpoint(note, key, ed25519)
  if (typeof opened === 'string') throw new Broken(opened)
  return opened
}

async function mustRead(source: Source, path: string): Promise<Bytes> {
  const found = await source(path)
  if (!found) throw new FileFault(path, 'file_missing')
  return found
}
