import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'

const Settings = z.strictObject({
  databaseUrl: z.url(),
  origin: z.string().check(z.regex(/^[^\s+]*[^\s+/]$/)),
  token: z.string().check(z.minLength(32)),
  host: z._default(z.string(), '127.0.0.1'),
  port: z._default(z.number().check(z.gte(0), z.lte(65_535)), 7071),
  keyFile: z._default(z.string(), 'log-key.pem'),
  seenDir: z._default(z.string(), 'log-seen'),
})

/** In: the settings file of a signer apart. Out: what it says. Throws a sentence that names what is wrong in it. */
export function readSignerFile(file: string) {
  const read = z.safeParse(Settings, JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) {
    const wrong = read.error.issues.flatMap((issue) => ('keys' in issue ? issue.keys : issue.path.join('.')))
    throw new Error(`${file}: wrong or missing: ${wrong.join(', ')}`)
  }
  const beside = (name: string) => resolve(dirname(file), name)
  const { keyFile, seenDir, ...rest } = read.data
  return { ...rest, keyFile: beside(keyFile), seenDir: beside(seenDir) }
}
