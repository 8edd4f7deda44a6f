import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** What stands before `/log/{hallId}` in the names of logs: neither spaces nor plus signs, and no slash at its end. */
const origin = /^[^\s+]*[^\s+/]$/

export const logEnvironment = {
  LOG_ORIGIN: z.optional(
    z.string().check(z.regex(origin, { error: 'LOG_ORIGIN must be a name such as bargah.example.ir' })),
  ),
  LOG_KEY_FILE: z.optional(z.string()),
}
type Environment = z.infer<z.ZodMiniObject<typeof logEnvironment>>

export type LogSettings = {
  origin: string
  keyFile: string
  /** Where the signer keeps what it saw last. */
  seenDir: string
}

/** In: the settings of the public logs. Out: their names, which are the public address unless given, and where their key is. */
export function readLogSettings(
  { LOG_ORIGIN, LOG_KEY_FILE }: Environment,
  { dataDir, publicUrl }: { dataDir: string; publicUrl: string },
): LogSettings {
  const folder = join(dataDir, 'log-signer')
  return {
    origin: LOG_ORIGIN ?? publicUrl.replace(/^\w+:\/\//, ''),
    keyFile: LOG_KEY_FILE ? resolve(LOG_KEY_FILE) : join(folder, 'key.pem'),
    seenDir: join(folder, 'seen'),
  }
}
