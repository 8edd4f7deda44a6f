import { type LogSigner, LogSignerFault } from '../adapters/log-signer/log-signer.port.ts'
import type { Db } from '../kernel/database.ts'
import { faultsOfSecrets, type KeyRing, markOfSecret, type SecretFault } from '../kernel/keys.rules.ts'
import type { Log } from '../kernel/log.ts'
import { open, type SealedColumn } from '../kernel/seal.ts'
import { findLastOrigin, findSealed, keepSecretMark, listMarks } from './key-marks.store.ts'
import type { LogSettings } from './log-settings.ts'
import { sealedColumns } from './sealed-columns.ts'

/**
 * Holds a server's secrets against those that its database knows; one that is new is known from here on, unless something is
 * sealed under its id that it does not open. Throws a sentence that says which to bring, and has then written nothing.
 */
export async function knowSecrets(db: Db, keys: KeyRing): Promise<void> {
  const { secrets: known } = await listMarks(db)
  const [fault] = faultsOfSecrets(known, keys)
  if (fault) throw new Error(wordsOf(fault))
  // in the order in which faults are told, so that the second of two is told the same whether it looked or wrote too late
  const fresh = keys.ids.filter((id) => !known.has(id)).toSorted((one, other) => one - other)
  for (const id of fresh)
    if (!(await opensWhatItSealed(db, keys, id))) throw new Error(wordsOf({ id, is: 'other' }))
  await db.transaction().execute(async (tx) => {
    for (const id of fresh) {
      const mark = markOfSecret(keys, id)
      // of two servers that start at once the second is held against the first
      if ((await keepSecretMark(tx, id, mark)) !== mark) throw new Error(wordsOf({ id, is: 'other' }))
    }
  })
}

/** Old databases: identifies a key by trying to decrypt its newest sealed value. */
async function opensWhatItSealed(db: Db, keys: KeyRing, id: number): Promise<boolean> {
  const found = await Promise.all(
    sealedColumns.map(async (column) => ({ column, row: await findSealed(db, column, id) })),
  )
  return found.every(({ column, row }) => row === undefined || opens(keys, column, row))
}

function opens(keys: KeyRing, column: SealedColumn, { id, sealed }: { id: number; sealed: string }): boolean {
  try {
    open(keys, column, id, sealed)
    return true
  } catch {
    return false
  }
}

function wordsOf({ id, is }: SecretFault): string {
  const setting = id === 1 ? 'SECRET' : 'KEYS_FILE'
  const own = id === 1 ? ' (a server that made its own has it in DATA_DIR/secret)' : ''
  const why =
    is === 'other' ? `another key ${id} than that of this server` : `a key ${id} that this server lacks`
  return (
    `این پایگاه داده با رمز شمارهٔ ${id.toLocaleString('fa')} دیگری کار می‌کند: همان ${setting} را که کارسازهای دیگر دارند به این کارساز هم بدهید.\n` +
    `This database is worked with by ${why}: bring the ${setting} of the servers that work with it${own}. A new secret on purpose: npm run accept-keys`
  )
}

/** The name that a database's logs are signed under: LOG_ORIGIN, else that of the first signature, else the public address. */
export async function originOf(db: Db, { origin, isOriginGiven }: LogSettings): Promise<string> {
  if (isOriginGiven) return origin
  const { log } = await listMarks(db)
  return (log === null ? await findLastOrigin(db) : log.split('+')[0]) ?? origin
}

/**
 * Has the signer of the logs say that it is theirs, which it looks up itself, and holds it against what this database knows.
 * Throws a sentence when it is not. One that is away says so when it is back, before it signs anything.
 */
export async function knowSigner(db: Db, signer: AskedForKey, { log, tries }: Asking): Promise<void> {
  try {
    const mine = (await askForKey(signer, tries)).replace(/^([^+]*)\/log\/1\+[0-9a-f]+/, '$1')
    const known = (await listMarks(db)).log?.replace(/^([^+]*)\+[0-9a-f]+/, '$1')
    if (mine !== known) throw new Error(elsewhere)
  } catch (error) {
    if (!(error instanceof LogSignerFault)) throw error
    if (error.why !== 'away') throw new Error(error.message, { cause: error })
    log.warn({ of: 'log-signer', err: error }, 'the signer of the logs is away')
  }
}

type AskedForKey = Pick<LogSigner, 'verifierKey'>
/** `tries`: how often one that does not answer is asked: a child of ours may be slow to start, and answers then. */
type Asking = { log: Pick<Log, 'warn'>; tries: number }

const askForKey = (signer: AskedForKey, tries: number): Promise<string> =>
  signer.verifierKey(1).catch((error: unknown) => {
    const isAway = error instanceof LogSignerFault && error.why === 'away'
    if (isAway && tries > 1) return askForKey(signer, tries - 1)
    throw error
  })

const elsewhere =
  'امضاکنندهٔ LOG_SIGNER دفترهای پایگاه دادهٔ دیگری را امضا می‌کند.\n' +
  'The signer at LOG_SIGNER signs the logs of another database: give it the one of this server, or another LOG_SIGNER.'
