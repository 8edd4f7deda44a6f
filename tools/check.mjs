/** `npm run check`: format, types, lint, import arrows, dead code, styles, the lock file, the specification, the verifier's cases, budgets. Each says its name and how long it took; any that is red fails all. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folders = [
  'contract/src',
  'verifier/src',
  'server/src',
  'server/test',
  'web/src',
  'e2e',
  'bench',
  'tools',
]
// the cruiser says that all is well when it can read nothing: fewer modules than this mean that it is blind
const fewestModules = 300
const mostLines = 120

function run(command, args) {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 << 20,
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

/** A tool whose count is said beside its name: the line that ends in these words. */
function runCounting(tool, words) {
  const { ok, output } = run('tsx', [tool])
  const lines = output.trim().split('\n')
  return { ok, output, says: lines.find((line) => line.endsWith(words)) }
}

function checkArrows() {
  const { ok, output } = run('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders])
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  if (modules >= fewestModules) return { ok, output }
  return {
    ok: false,
    output: `${output}\nthe import arrows were read in ${modules} modules only: the reader is blind`,
  }
}

/** The first screens against their budgets, on a panel that is built now when it is older than its source. */
function checkBudget() {
  const [built, weighed] = [['tools/build.mjs', '--if-stale'], ['tools/budget.mjs']].map((args) =>
    spawnSync('node', args, { cwd: root, encoding: 'utf8' }),
  )
  const output = [built, weighed].map(({ stdout, stderr }) => `${stdout}${stderr}`).join('')
  return { ok: built.status === 0 && weighed.status === 0, output }
}

const checks = {
  format: () => run('biome', ['ci', '--colors=off', '.']),
  'types of contract, server and tools': () => run('tsc', ['-p', 'tsconfig.json']),
  'types of web': () => run('tsc', ['-p', 'web/tsconfig.json']),
  'types of e2e': () => run('tsc', ['-p', 'e2e/tsconfig.json']),
  lint: () => run('oxlint', ['--type-aware', '--deny-warnings']),
  'import arrows': checkArrows,
  'dead code': () => run('knip', ['--no-progress']),
  styles: () => run('tsx', ['tools/styles.ts']),
  'lock file': () => {
    const { status, stdout, stderr } = spawnSync('node', ['tools/check-lock.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    return { ok: status === 0, output: `${stdout}${stderr}` }
  },
  specification: () => runCounting('tools/specification.ts', 'stand'),
  "the verifier's cases": () => runCounting('tools/reasons.ts', 'have a case'),
  'first screens': checkBudget,
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const from = performance.now()
  const { ok, output, says } = check()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${says ? `: ${says}` : ''} (${seconds} s)`)
  if (!ok) {
    failed += 1
    console.log(output.trim().split('\n').slice(0, mostLines).join('\n'))
  }
}
process.exit(failed === 0 ? 0 : 1)
