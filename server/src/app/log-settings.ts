import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { SignerAddress } from '../adapters/log-signer/log-signer.http.ts'
import type { WitnessSettings } from '../adapters/witness/witness.http.ts'
import { readVerifierKey, signatureType } from '../kernel/tlog/notes.rules.ts'
import { matching, secret, text, url } from './setting.ts'

/** What stands before `/log/{hallId}` in the names of logs: neither spaces nor plus signs, and no slash at its end. */
const origin = /^[^\s+]*[^\s+/]$/

export const logEnvironment = {
  LOG_DATABASE_URL: url({
    unset: "the owner's, in that role",
    means: "the database by the role `bargah_log_signer`, which signs the halls' public logs",
  }),
  LOG_KEY_FILE: text({
    unset: 'made once, `DATA_DIR/log-signer/key.pem`',
    means: 'the Ed25519 key of those logs (PEM)',
  }),
  LOG_SIGNER: matching('an address such as http://10.0.0.7:7071', (given) => URL.canParse(given), {
    unset: 'none: a child of the server signs',
    means: 'where the signer runs apart ([operating](operating.md#the-signer-of-the-logs-apart))',
  }),
  LOG_SIGNER_TOKEN: secret({ means: 'the token by which that signer knows the server' }),
  LOG_ORIGIN: matching('a name such as bargah.example.ir', (given) => origin.test(given), {
    unset: 'as the logs are named; else `PUBLIC_URL`',
    means:
      'what stands before `/log/{hallId}` in the names of those logs and their keys; never changed once logs are out',
  }),
  WITNESSES: text({
    means:
      'JSON of who outside cosigns those logs: `[{"key":"…","url":"https://…"}]`, each with a `title` and a `phone` where wanted',
  }),
}
type Environment = z.infer<z.ZodMiniObject<typeof logEnvironment>>

export type LogSettings = {
  origin: string
  /** Whether LOG_ORIGIN says so; else the name under which the logs were first signed stays theirs. */
  isOriginGiven: boolean
  keyFile: string
  /** Where the signer keeps what it saw last. */
  seenDir: string
  /** Where the signer is when it runs apart; it then has name, key and memory of its own. */
  signer: SignerAddress | null
}

const Witnesses = z.array(
  z.object({
    key: z.string(),
    url: z.url(),
    title: z._default(z.nullable(z.string()), null),
    phone: z._default(z.nullable(z.string().check(z.regex(/^\+?\d{4,15}$/))), null),
  }),
)

/** In: the witnesses of the logs, JSON. Out: whose key and where each is. Throws a sentence that says what is wrong. */
export function readWitnesses({ WITNESSES = '[]' }: Environment): WitnessSettings[] {
  const wrong = new Error(
    'WITNESSES: JSON such as [{ "key": "name+id+base64", "url": "https://…", "title": "انجمن رانندگان", "phone": "07633330000" }]',
  )
  try {
    return z.parse(Witnesses, JSON.parse(WITNESSES)).map(({ key, ...who }) => {
      const verifier = readVerifierKey(key)
      if (verifier?.type !== signatureType.cosignature) throw wrong
      return { verifier, ...who }
    })
  } catch {
    throw wrong
  }
}

/** In: the settings of the public logs. Out: their names, which are the public address unless given, and where their key is. */
export function readLogSettings(
  { LOG_ORIGIN, LOG_KEY_FILE, LOG_SIGNER, LOG_SIGNER_TOKEN }: Environment,
  { dataDir, publicUrl }: { dataDir: string; publicUrl: string },
): LogSettings {
  const folder = join(dataDir, 'log-signer')
  if (LOG_SIGNER && !LOG_SIGNER_TOKEN) throw new Error('LOG_SIGNER asks for LOG_SIGNER_TOKEN too')
  return {
    origin: LOG_ORIGIN ?? publicUrl.replace(/^\w+:\/\//, ''),
    isOriginGiven: LOG_ORIGIN !== undefined,
    keyFile: LOG_KEY_FILE ? resolve(LOG_KEY_FILE) : join(folder, 'key.pem'),
    seenDir: join(folder, 'seen'),
    signer: LOG_SIGNER && LOG_SIGNER_TOKEN ? { url: LOG_SIGNER, token: LOG_SIGNER_TOKEN } : null,
  }
}
