import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectDir } from '../../src/app/project-dir.ts'
import { familyOf } from '../../src/kernel/embedded-postgres/end.ts'

/** Whether a process is there and not only unburied. */
export function lives(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** Waits until `isSo`, as long as it takes: the test's own time is the bound. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await wait(25)
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')

/** The product as people start it, by a real `npm start`, and the processes of which it is made. Linux only. */
export async function npmStart(dataDir: string, port: number) {
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: projectDir,
    // a server for tests lets one machine ask as often as it likes
    env: { ...process.env, NODE_ENV: 'test', TEST_CLOCK: '1', DEMO: '0', PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (text) => (said += text))
  const cluster = join(dataDir, 'postgres/cluster')
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
  const serverPid = () => {
    const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'postgres/lock'), 'utf8'))
    return pid
  }
  await until(async () => {
    if (npm.exitCode !== null) throw new Error(`npm start ended: ${said}`)
    return isReady()
  })
  return {
    url,
    port,
    said: () => said,
    isReady,
    npmPid: npm.pid ?? 0,
    serverPid,
    postmasterPid: () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
    /** A process of PostgreSQL that works for the server. */
    backendPid: () => familyOf(cluster).find((pid) => commandOf(pid).includes('bargah_app bargah [local]')),
    /** Tells npm, and the server first where asked, and waits until the server and its database have ended. */
    async end(toldFirst?: 'server') {
      // a server that is ending writes its lock anew, so that it is read before
      const server = serverPid()
      if (toldFirst) process.kill(server, 'SIGTERM')
      if (npm.exitCode === null && npm.signalCode === null) {
        npm.kill('SIGTERM')
        await once(npm, 'exit')
      }
      await until(() => !lives(server) && familyOf(cluster).length === 0)
    },
  }
}
export type Started = Awaited<ReturnType<typeof npmStart>>
