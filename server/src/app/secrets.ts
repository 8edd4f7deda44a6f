import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

// an id is a byte of a permit's signed code
const keyId = /^([1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/
const KeysFile = z.record(z.string().check(z.regex(keyId)), z.nullable(z.string().check(z.minLength(32))))

/** Every secret by its id. In KEYS_FILE the first may stand as well, and null withdraws one. */
export function readSecrets(file: string | undefined, first: string | undefined, dataDir: string) {
  const named = file === undefined ? {} : readKeysFile(file)
  if (first !== undefined && typeof named['1'] === 'string' && named['1'] !== first)
    throw new Error('KEYS_FILE: key 1 is another than SECRET')
  const all = { '1': first ?? ('1' in named ? null : keptSecret(dataDir)), ...named }
  const secrets = Object.entries(all).flatMap(([id, secret]) =>
    secret === null ? [] : [[Number(id), secret] as const],
  )
  if (secrets.length === 0) throw new Error('KEYS_FILE: every key is withdrawn')
  return new Map(secrets)
}

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

/** The secret made at the first start, kept beside the data and closed to others. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
