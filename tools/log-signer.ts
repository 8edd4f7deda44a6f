/**
 * `npm run log-signer -- FILE`: the signer of the public logs apart from the server, as another user of the system or on
 * another machine. FILE is JSON:
 *
 *   { "databaseUrl": "postgres://bargah_log_signer:…@host/bargah", "origin": "bargah.example.ir", "token": "32 letters or more" }
 *
 * and, where they differ from this: "host": "127.0.0.1", "port": 7071, "keyFile": "log-key.pem", "seenDir": "log-seen", both
 * beside FILE. `origin` is the server's LOG_ORIGIN, and never changes once logs are out; the server gets LOG_SIGNER and
 * LOG_SIGNER_TOKEN. Keep key and memory: without the first nobody believes the logs, without the second another history may
 * be shown to it. One process at a time works on them.
 */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { serveSigner } from '../server/src/adapters/log-signer/serve-signer.ts'
import { openSigner } from '../server/src/adapters/log-signer/signer.ts'

const Settings = z.strictObject({
  databaseUrl: z.url(),
  origin: z.string().check(z.regex(/^[^\s+]*[^\s+/]$/)),
  token: z.string().check(z.minLength(32)),
  host: z._default(z.string(), '127.0.0.1'),
  port: z._default(z.number().check(z.gte(0), z.lte(65_535)), 7071),
  keyFile: z._default(z.string(), 'log-key.pem'),
  seenDir: z._default(z.string(), 'log-seen'),
})

function readSettings(file: string) {
  const read = z.safeParse(Settings, JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const wrong = read.error.issues.flatMap((issue) => ('keys' in issue ? issue.keys : issue.path.join('.')))
  throw new Error(`${file}: wrong or missing: ${wrong.join(', ')}`)
}

function main() {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('npm run log-signer -- FILE')
  const { host, port, token, keyFile, seenDir, ...settings } = readSettings(file)
  const beside = (name: string) => resolve(dirname(file), name)
  const signer = openSigner({ ...settings, keyFile: beside(keyFile), seenDir: beside(seenDir) })
  const server = serveSigner(signer, { token, onFault: say })
  server.on('error', sayWhy)
  server.listen(port, host, () => {
    const address = server.address()
    if (address && typeof address === 'object')
      console.log(`The signer of the logs listens at http://${host}:${address.port}`)
  })
  const end = () => {
    server.close(() => void signer.close().finally(() => process.exit()))
    server.closeIdleConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

const say = (error: unknown) => console.error(error instanceof Error ? error.message : error)

function sayWhy(error: unknown) {
  say(error)
  process.exit(1)
}

try {
  main()
} catch (error) {
  sayWhy(error)
}
