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
import { serveSigner } from '../server/src/adapters/log-signer/serve-signer.ts'
import { readSignerFile } from '../server/src/adapters/log-signer/signer-file.ts'
import { openSigner } from '../server/src/adapters/log-signer/signer.ts'

async function main() {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('npm run log-signer -- FILE')
  const { host, port, token, ...settings } = readSignerFile(file)
  const signer = openSigner(settings)
  // a key that is not that of the logs is said now, and not when somebody waits for a signature
  await signer.verifierKey(1)
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

main().catch(sayWhy)
