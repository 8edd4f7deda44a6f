import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { projectDir } from '../src/app/project-dir.ts'

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

type Options = {
  env?: Record<string, string>
  /** A free one unless given. */
  port?: number
  /** How long it may take to be ready: two minutes unless given. */
  patienceMs?: number
}

/** The real server, as it was built, in a process of its own, with a database of its own in `dataDir` and a clock that can be moved. */
export async function startServer(dataDir: string, { env, port: own, patienceMs = 120_000 }: Options = {}) {
  const port = own ?? (await freePort())
  const node: ChildProcess = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: projectDir,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TEST_CLOCK: '1',
      DEMO: '0',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  node.stdout?.on('data', (text) => (said += text))
  node.stderr?.on('data', (text) => (said += text))
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntil(async () => {
      if (node.exitCode !== null) throw new Error(`the server ended by ${node.exitCode}: ${said}`)
      return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
    }, patienceMs)
  } catch (error) {
    node.kill('SIGINT')
    throw error
  }
  return {
    url,
    pid: node.pid ?? 0,
    said: () => said,
    async end(signal: 'SIGINT' | 'SIGKILL') {
      if (node.exitCode !== null || node.signalCode !== null) return node.exitCode
      node.kill(signal)
      await once(node, 'exit')
      return node.exitCode
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Waits until `question` says yes, at most a minute unless told otherwise. */
export async function waitUntil(question: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await question()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`waited ${patienceMs / 1000} s in vain`)
}
