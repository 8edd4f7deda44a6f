import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectDir } from '../server/src/app/project-dir.ts'
import { freePort } from '../server/test/server-process.ts'
import { median } from './measure.ts'
import { familyPssMb } from './memory.ts'

const firstRuns = 3
const laterRuns = 5
const idleMs = 5_000
const patienceMs = 180_000
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'contract',
  'server',
  'web',
  'tools',
]
const notCopied = new Set(['node_modules', 'dist', 'data'])

type Started = { readyMs: number; pssMb: number | null }

/** Starts of `npm start` in a copy of the project that nobody has built, against a bare HTTP server of node. */
export async function benchStart(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'bargah-start-'))
  try {
    for (const part of parts)
      cpSync(join(projectDir, part), join(copy, part), {
        recursive: true,
        filter: (path) => !notCopied.has(basename(path)),
      })
    symlinkSync(join(projectDir, 'node_modules'), join(copy, 'node_modules'))
    await compareStarts(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function compareStarts(copy: string): Promise<void> {
  const start = (dataDir: string, measureMemory = false) =>
    startOnce(['tools/start.mjs'], copy, { DATA_DIR: join(copy, dataDir) }, measureMemory)
  const building: Started[] = []
  for (let run = 0; run < firstRuns; run += 1) {
    for (const dist of ['web/dist', 'server/dist']) rmSync(join(copy, dist), { recursive: true, force: true })
    building.push(await start(`data/building-${run}`))
  }
  const first: Started[] = []
  for (let run = 0; run < firstRuns; run += 1) first.push(await start(`data/first-${run}`))
  const later: Started[] = []
  const bare: Started[] = []
  for (let run = 0; run < laterRuns; run += 1) {
    later.push(await start('data/first-0', true))
    bare.push(await startOnce(['-e', bareServer], copy, {}, true))
  }
  sayStarts({ building, first, later, bare })
}

const bareServer = `require('node:http').createServer((_, reply) => reply.end('{}')).listen(process.env.PORT, '127.0.0.1')`

/** Runs node until it answers `/readyz`, and ends it. */
async function startOnce(
  args: string[],
  cwd: string,
  env: Record<string, string>,
  measureMemory: boolean,
): Promise<Started> {
  const port = String(await freePort())
  const { PATH, HOME } = process.env
  const from = performance.now()
  const node = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await waitReady(node, `http://127.0.0.1:${port}/readyz`)
    const readyMs = performance.now() - from
    if (!measureMemory || !node.pid) return { readyMs, pssMb: null }
    await wait(idleMs)
    return { readyMs, pssMb: familyPssMb(node.pid) }
  } finally {
    if (node.exitCode === null && node.signalCode === null) {
      node.kill('SIGINT')
      await once(node, 'exit')
    }
  }
}

async function waitReady(node: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (node.exitCode !== null) throw new Error(`start: it ended with ${node.exitCode}`)
    const reply = await fetch(url).catch(() => null)
    await reply?.text()
    if (reply?.ok) return
    await wait(5)
  }
  throw new Error('start: it was not ready in three minutes')
}

type Starts = Record<'building' | 'first' | 'later' | 'bare', Started[]>

function sayStarts({ building, first, later, bare }: Starts): void {
  const seconds = (all: Started[]) => median(all.map(({ readyMs }) => readyMs)) / 1_000
  const megabytes = (all: Started[]) => median(all.map(({ pssMb }) => pssMb ?? 0))
  const bareSeconds = seconds(bare)
  const told = { 'first, with the build': building, 'first, built': first, later }
  for (const [name, all] of Object.entries(told)) {
    const ratio = (seconds(all) / bareSeconds).toFixed(0)
    console.log(
      `start: ${name}: ${seconds(all).toFixed(2)} s, bare node ${bareSeconds.toFixed(2)} s, ratio ${ratio}x`,
    )
  }
  const [ours, plain] = [megabytes(later), megabytes(bare)]
  if (plain === 0) console.log('start: memory is measured on Linux only')
  else
    console.log(
      `start: memory idle: ${ours.toFixed(0)} MB (PSS of node and PostgreSQL), bare node ${plain.toFixed(0)} MB, ratio ${(ours / plain).toFixed(1)}x`,
    )
}
