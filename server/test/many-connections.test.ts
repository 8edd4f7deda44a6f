import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const app = useTestApp()
let server: ServerProcess | undefined
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server?.end('SIGKILL')
})

const phones = 1_500
/** What this machine lets any program ask for. */
const mostHere = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))

it('phones that come while a server has its hands full wait at its door, and each is answered', async () => {
  const env = {
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
    SECRET: 'one secret of the tests, long enough',
    LOG_KEY_FILE: join(app.dataDir, 'log-key.pem'),
  }
  server = await startServer(join(app.dataDir, 'busy'), { env })
  const { url, pid } = server
  process.kill(pid, 'SIGSTOP')
  let come = 0
  let answered = 0
  for (let phone = 0; phone < phones; phone += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      come += 1
      socket.write('GET /healthz HTTP/1.1\r\nHost: bargah\r\nConnection: close\r\n\r\n')
    })
    socket.once('data', (said) => (answered += Number(String(said).startsWith('HTTP/1.1 200'))))
    socket.on('error', () => {})
    sockets.push(socket)
  }
  // the kernel greets whoever has a place in the line, with nobody's help
  await wait(1_000)
  expect(come).toBe(Math.min(phones, mostHere + 1))
  process.kill(pid, 'SIGCONT')
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(come)
})
