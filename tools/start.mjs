/**
 * `npm start`: builds what is not built, then starts the server and stands over it: one that is killed or falls over is
 * started again, one that is told to end takes this process with it, and so does the end of the npm that stands over us.
 */
import './need-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '../server/dist/main.js')
const lookMs = 200
const firstWaitMs = 200
const longestWaitMs = 5_000
// the server ends within 23 s by itself; one that is stopped or hangs does not even hear that it is to end
const killedAfterMs = 25_000
const isNpmOver = process.env.npm_lifecycle_event === 'start'
const startedUnder = lineage()

/**
 * Who stands over us, as text. npm starts us through a shell, which hands on no signal: told to end, it leaves us behind;
 * and when npm itself is killed the shell stays. So both count.
 */
function lineage() {
  const parent = process.ppid
  try {
    if (readFileSync(`/proc/${parent}/comm`, 'utf8').startsWith('npm')) return `${parent}`
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]}`
  } catch {
    return `${parent}`
  }
}

function build() {
  if (!existsSync(join(import.meta.dirname, '../node_modules/fastify'))) {
    console.error('The packages are not installed. Run first: npm ci')
    process.exit(1)
  }
  // in a process of its own, so that the bundlers leave no memory behind
  const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], {
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

let child
let isEnding = false
let waitMs = firstWaitMs

function run() {
  let isOpen = false
  // by its channel the server knows that we live, and we that it has opened
  child = spawn(process.execPath, [server], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (word) => {
    isOpen = isOpen || word === 'open'
    isEnding = isEnding || word === 'ending'
  })
  child.on('exit', (code, signal) => {
    // told to end, by us or by itself, or it could not start and has said why
    if (isEnding || code === 0 || (code !== null && !isOpen)) process.exit(code ?? 1)
    waitMs = isOpen ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs)
    console.error(`The server ended by itself (${signal ?? code}); it is started again.`)
    setTimeout(() => isEnding || run(), waitMs)
  })
}

function end(signal = 'SIGTERM') {
  isEnding = true
  setTimeout(() => child.kill('SIGKILL'), killedAfterMs).unref()
  if (child.exitCode !== null || child.signalCode !== null) process.exit(0)
  // Windows knows no signals; letting go of the server tells it the same
  if (process.platform === 'win32') child.disconnect()
  else child.kill(signal)
}

process.env.NODE_ENV ??= 'production'
build()
run()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
if (isNpmOver) setInterval(() => !isEnding && lineage() !== startedUnder && end(), lookMs)
