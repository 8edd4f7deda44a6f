import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

// an id is a byte of a permit's signed code
const keyId = /^([1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/
const KeysFile = z.record(z.string().check(z.regex(keyId)), z.nullable(z.string().check(z.minLength(32))))

type Given = {
  /** KEYS_FILE and SECRET. */
  file?: string
  first?: string
  dataDir: string
  /** Whether the database is one that other servers may work with too. */
  isShared: boolean
}

/**
 * Every secret by its id, null where one is withdrawn. In KEYS_FILE the first may stand as well. Without either of the two a
 * server makes its own first secret, for its own database alone: over a shared one each would have another.
 */
export function readSecrets({ file, first, dataDir, isShared }: Given): Map<number, string | null> {
  const made = join(dataDir, 'secret')
  if (isShared && file === undefined && first === undefined) throw new Error(sharedNeedsSecret(made))
  const named = file === undefined ? {} : readKeysFile(file)
  if (first !== undefined && typeof named['1'] === 'string' && named['1'] !== first)
    throw new Error('KEYS_FILE: key 1 is another than SECRET')
  const own = first ?? ('1' in named ? undefined : keptSecret(made, { mayMake: !isShared, dataDir }))
  const secrets = new Map(
    Object.entries({ ...(own !== undefined && { '1': own }), ...named }).map(
      ([id, secret]) => [Number(id), secret] as const,
    ),
  )
  if (![...secrets.values()].some((secret) => secret !== null))
    throw new Error('KEYS_FILE: every key is withdrawn, or none is there')
  return secrets
}

const sharedNeedsSecret = (made: string) =>
  'با DATABASE_URL رمز SECRET یا پروندهٔ KEYS_FILE هم باید داده شود.\n' +
  `DATABASE_URL asks for SECRET or KEYS_FILE, the same for every server that works with that database${
    existsSync(made) ? `; the secret that this server used until now is in ${made}` : ''
  }.`

function readKeysFile(file: string): Record<string, string | null> {
  const read = z.safeParse(KeysFile, parseKeys(file))
  if (read.success) return read.data
  throw new Error(
    'KEYS_FILE: keys by their ids, which are whole numbers from 1 to 255; each has at least 32 characters or is null',
  )
}

/** What the parser says of a text that is no JSON would quote the text. */
function parseKeys(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('KEYS_FILE: not JSON such as { "2": "…" }')
  }
}

/**
 * The secret made at the first start, kept beside the data and closed to others; undefined where there is none and none may be
 * made. Where the database is there and its secret is gone a new one would only make it unreadable.
 */
function keptSecret(file: string, { mayMake, dataDir }: { mayMake: boolean; dataDir: string }) {
  if (!existsSync(file)) {
    if (!mayMake) return undefined
    if (existsSync(join(dataDir, 'postgres/cluster')))
      throw new Error(
        `رمز این پایگاه داده در جای خود نیست: پروندهٔ ${file} را برگردانید یا SECRET را بدهید.\n` +
          `The secret of this database is gone: bring back the file ${file}, or set SECRET.`,
      )
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
