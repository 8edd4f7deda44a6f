/** `npm run check`: format, lint and types, import arrows, dead code, styles, the lock file, the specification, pointers to the rules, the cases of the verifier and of refusals, the planted faults' places, the documents, the voice and its list, budgets, two at a time. Each says its name and how long it took; any that is red fails all. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folders = [
  'contract/src',
  'verifier/src',
  'server/src',
  'server/demo-world',
  'server/test',
  'web/src',
  'e2e',
  'bench',
  'clients',
  'tools',
]
// the cruiser says that all is well when it can read nothing: fewer modules than this mean that it is blind
const fewestModules = 300
const mostLines = 120

/** Runs a program. Out: whether it ended well, and all that it said. */
function start(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

const run = (command, args) => start('npx', ['--no-install', command, ...args])

/** A tool whose count is said beside its name: the line that ends in these words. */
async function runCounting(tool, words) {
  const { ok, output } = await start('node', [tool])
  const lines = output.trim().split('\n')
  return { ok, output, says: lines.find((line) => line.endsWith(words)) }
}

async function checkArrows() {
  const { ok, output } = await run('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders])
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  if (modules >= fewestModules) return { ok, output }
  return {
    ok: false,
    output: `${output}\nthe import arrows were read in ${modules} modules only: the reader is blind`,
  }
}

/** The first screens against their budgets, on a panel that is built now when it is older than its source. */
async function checkBudget() {
  const built = await start('node', ['tools/build.mjs', '--if-stale'])
  const weighed = await start('node', ['tools/budget.mjs'])
  return { ok: built.ok && weighed.ok, output: `${built.output}${weighed.output}` }
}

// what takes longest begins first
const checks = {
  // each file by the tsconfig that includes it; the rules that ask for types have read them already
  'lint and types': () => run('oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  'first screens': checkBudget,
  'import arrows': checkArrows,
  'dead code': () => run('knip', ['--no-progress']),
  format: () => run('biome', ['ci', '--colors=off', '.']),
  specification: () => runCounting('tools/specification.ts', 'stand'),
  'pointers to the rules': () => runCounting('tools/rules.ts', 'of them wrong'),
  styles: () => start('node', ['tools/styles.ts']),
  "the verifier's cases": () => runCounting('tools/reasons.ts', 'have a case'),
  "the refusals' cases": () => runCounting('tools/refusals.ts', 'have a case'),
  'planted faults': () => start('node', ['tools/faults.ts', '--applies']),
  documents: () => start('node', ['tools/docs.ts']),
  'the voice': () => start('node', ['tools/voice.ts', '--check']),
  'lock file': () => start('node', ['tools/check-lock.mjs']),
}

let failed = 0
async function tell([name, check]) {
  const from = performance.now()
  const { ok, output, says } = await check()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${says ? `: ${says}` : ''} (${seconds} s)`)
  if (ok) return
  failed += 1
  console.log(output.trim().split('\n').slice(0, mostLines).join('\n'))
}

const waiting = Object.entries(checks)
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await tell(next)
}
await Promise.all([work(), work()])
process.exit(failed === 0 ? 0 : 1)
