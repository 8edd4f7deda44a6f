import { existsSync } from 'node:fs'
import { keepLogKey } from '../adapters/log-signer/own-key.ts'
import { type Database, transaction } from '../kernel/database.ts'
import { faultsOfSecrets, markOfSecret } from '../kernel/keys.rules.ts'
import { readVerifierKey, verifierKeyOf } from '../kernel/tlog/notes.rules.ts'
import type { Config } from './config.ts'
import { listMarks, replaceMarks } from './key-marks.store.ts'
import { originOf } from './know-keys.ts'

type Own = Pick<Config, 'keys' | 'logs'>

/** What the database would know its keys by from now on; `log` is null where the signer runs apart and nobody said its key. */
export type KeysToAccept = { secrets: ReadonlyMap<number, string>; log: string | null }

type Wanted = {
  /** The verifier key of a signer apart. */
  said?: string
  /** Whether a key of the logs is made where this server has none. */
  mayMakeKey: boolean
}

/** In: the settings of this server, and what is wanted of it. */
export async function readOwnKeys(
  { db }: Database,
  { keys, logs }: Own,
  { said, mayMakeKey }: Wanted,
): Promise<KeysToAccept> {
  if (said !== undefined && !readVerifierKey(said)) throw new Error(`no verifier key: ${said}`)
  const isHere = logs.signer === null && (mayMakeKey || existsSync(logs.keyFile))
  const own = async () => verifierKeyOf(await originOf(db, logs), keepLogKey(logs.keyFile))
  return {
    secrets: new Map(keys.ids.map((id) => [id, markOfSecret(keys, id)])),
    log: said ?? (isHere ? await own() : null),
  }
}

/** In what the keys of this server differ from those that the database knows, a line each. */
export async function describeDifferences(
  { db }: Database,
  { keys }: Own,
  own: KeysToAccept,
): Promise<string[]> {
  const known = await listMarks(db)
  const secrets = faultsOfSecrets(known.secrets, keys).map(({ id, is }) =>
    is === 'other'
      ? `secrets: key ${id} is another than the known one`
      : `secrets: key ${id} is missing here`,
  )
  const isOther = own.log !== null && known.log !== null && own.log !== known.log
  return [...secrets, ...(isOther ? [`log: known is ${known.log}, this server has ${own.log}`] : [])]
}

/** Has the database know these secrets from now on, and no others; the audit tells of it. */
export const acceptSecrets = (database: Database, { secrets }: KeysToAccept): Promise<void> =>
  transaction({ ...database, job: 'accept-keys' }, (tx) => replaceMarks(tx, { secrets }))

/** Has the database know this signer of its logs from now on; the audit tells of it. */
export const acceptLogKey = (database: Database, log: string): Promise<void> =>
  transaction({ ...database, job: 'accept-keys' }, (tx) => replaceMarks(tx, { log }))
