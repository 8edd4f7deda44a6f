import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSignedBy, readVerifierKey, textOf, verifierKeyOf } from '../../kernel/tlog/notes.rules.ts'
import type { Pool } from '../../kernel/sql.ts'
import { LogSignerFault } from './log-signer.port.ts'

type Own = { origin: string; keyFile: string }

/**
 * The key by which the logs of this database are signed: that of the file, when the database knows it as theirs, or knows
 * none yet and nothing was signed by another. Throws a LogSignerFault whose sentence says what to bring; a key is made only
 * where none is known.
 */
export async function ownKeyOfLogs(pool: Pool, { origin, keyFile }: Own): Promise<KeyObject> {
  const kept = await findMark(pool)
  const isNew = !existsSync(keyFile)
  const note = kept === undefined ? await findNewestNote(pool) : undefined
  if (isNew && (kept !== undefined || note !== undefined))
    throw another(kept ?? signerOf(note ?? ''), { keyFile, mine: null })
  const key = keepLogKey(keyFile)
  const mine = verifierKeyOf(origin, key)
  // before there were marks: what was signed last says whose the logs are
  if (note !== undefined && !isOfKey(note, key, origin)) throw another(signerOf(note), { keyFile, mine })
  const mark = kept ?? (await keepMark(pool, mine))
  if (mark === mine) return key
  if (isNew) rmSync(keyFile)
  throw another(mark, { keyFile, mine })
}

// there is no such table, or nobody has said yet who may read it
const notYet = new Set(['42P01', '42501'])

async function findMark(pool: Pool): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ mark: string }>(`select mark from key_marks where name = 'log'`)
    return rows[0]?.mark
  } catch (error) {
    if (!notYet.has((error as { code?: string }).code ?? '')) throw error
    throw new LogSignerFault(
      'the database has no logs to sign yet: run npm run migrate there, or start a server, and then the signer',
      'away',
    )
  }
}

/** Of two signers that come at once, the second gets the first's. */
async function keepMark(pool: Pool, mine: string): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(`select keep_key_mark('log', $1) as mark`, [mine])
  return rows[0]?.mark ?? ''
}

async function findNewestNote(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ note: string }>(
    'select note from hall_log_checkpoints order by signed_at desc, hall_id, size desc limit 1',
  )
  return rows[0]?.note
}

/** Whose name stands over a checkpoint of a hall's log. */
export const signerOf = (note: string): string =>
  (textOf(note).split('\n')[0] ?? '').replace(/\/log\/\d+$/, '')

function isOfKey(note: string, key: KeyObject, origin: string): boolean {
  const name = textOf(note).split('\n')[0] ?? ''
  const verifier = readVerifierKey(verifierKeyOf(name, createPublicKey(key)))
  return signerOf(note) === origin && verifier !== null && isSignedBy(note, verifier)
}

/** In: whose the logs are, by verifier key or by name alone, and what is here. */
function another(
  theirs: string,
  { keyFile, mine }: { keyFile: string; mine: string | null },
): LogSignerFault {
  const here = mine === null ? `there is none at ${keyFile}` : `${keyFile} makes ${mine}`
  return new LogSignerFault(
    `دفترهای عمومی این پایگاه داده با کلید دیگری امضا می‌شوند: پروندهٔ کلید کارسازی را که امضا می‌کند بیاورید (LOG_KEY_FILE)، نام آن را در LOG_ORIGIN بدهید، یا نشانی امضاکننده را در LOG_SIGNER.\n` +
      `The public logs of this database are signed by ${theirs}, and ${here}: bring that key's file (LOG_KEY_FILE; a server that made its own has it in DATA_DIR/log-signer/key.pem) under that name (LOG_ORIGIN), or let this server ask the signer of the others (LOG_SIGNER). A new key on purpose: npm run accept-keys`,
    'misused',
  )
}

/** The Ed25519 key of the public logs, made at the first call and closed to others. */
export function keepLogKey(file: string): KeyObject {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' })
  }
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`LOG_KEY_FILE: ${file} holds no Ed25519 key`)
  return key
}
