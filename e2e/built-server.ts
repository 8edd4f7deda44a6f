import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

const answers = (address: string) =>
  fetch(address).then(
    (reply) => reply.ok,
    () => false,
  )

async function ended(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}

/** The built server on a demo world of its own, with a clock that the journeys may move. */
export class BuiltServer {
  readonly url: string
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'bargah-e2e-'))
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<BuiltServer> {
    const built = new BuiltServer(await freePort())
    await built.start()
    return built
  }

  /** Starts it, at first or again on what it holds; comes back when it answers. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TEST_CLOCK: '1',
        DEMO: '1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#server = server
    for (let tries = 0; !(await answers(`${this.url}/readyz`)); tries++) {
      if (server.exitCode !== null || tries > 600) throw new Error('the server did not start')
      await wait(100)
    }
  }

  /** Ends it on the spot, as a failure of power would. */
  async kill(): Promise<void> {
    if (this.#server) await ended(this.#server, 'SIGKILL')
  }

  /** Ends it in order and takes away what it held. */
  async remove(): Promise<void> {
    if (this.#server) await ended(this.#server, 'SIGINT')
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}
