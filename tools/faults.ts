/**
 * `npm run faults`: plants the faults of `tools/faults/` one at a time in a copy of the tree, and runs the tests that must see
 * each. It fails when a fault is not seen, or does not apply any more. `-- --only WORDS` takes those of one kind, or with the
 * words in their names; `-- --applies` runs nothing and only looks whether each applies, as `npm run check` does.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type Vitest } from 'vitest/node'
import { type Fault, plant, whyNotPlanted } from './faults/fault.ts'
import { faults } from './faults/faults.ts'

const root = join(import.meta.dirname, '..')
const { values: asked } = parseArgs({ options: { only: { type: 'string' }, applies: { type: 'boolean' } } })

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)

/** A copy of all that is not ignored, with the packages of the tree: what is planted there harms nobody's files. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bargah-faults-'))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of new Set(stdout.split('\0').filter((name) => name !== ''))) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true })
  }
  linkPackages(copy)
  return copy
}

/** The packages of the tree; but its own parts are the copy's. */
function linkPackages(copy: string): void {
  const [from, to] = [root, copy].map((folder) => join(folder, 'node_modules')) as [string, string]
  mkdirSync(join(to, '@bargah'), { recursive: true })
  for (const name of readdirSync(from).filter((name) => name !== '@bargah' && !name.startsWith('.vite')))
    symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@bargah')))
    symlinkSync(join(copy, name), join(to, '@bargah', name))
}

const openVitest = (copy: string, bail: number) =>
  createVitest('test', {
    root: copy,
    config: join(copy, 'vitest.config.ts'),
    watch: false,
    bail,
    reporters: [{}],
  })

/** Runs the named tests. Out: those that failed; throws when none ran, since then nothing was asked. */
async function run(vitest: Vitest, files: readonly string[], test?: RegExp): Promise<string[]> {
  if (test) vitest.setGlobalTestNamePattern(test)
  else vitest.resetGlobalTestNamePattern()
  const asked = await vitest.globTestSpecifications([...new Set(files)])
  const isAsked = new Set(asked.map(({ moduleId }) => moduleId))
  // those of earlier runs are told again
  const { testModules } = await vitest.runTestSpecifications(asked)
  const tests = testModules
    .filter(({ moduleId }) => isAsked.has(moduleId))
    .flatMap((module) => [...module.children.allTests()])
  const ran = tests.map((one) => ({ name: one.fullName, state: one.result().state }))
  const failed = ran.filter(({ state }) => state === 'failed').map(({ name }) => name)
  if (failed.length === 0 && !ran.some(({ state }) => state === 'passed'))
    throw new Error(`no test of ${files.join(', ')} ran`)
  return failed
}

/** What needs the tests' database made anew, since it is made once for all tests. */
const isOfTemplate = ({ file }: Fault) => file.startsWith('server/migrations/')

/** Plants a fault and runs its tests. Out: the test that saw it, undefined for none. */
async function seerOf(copy: string, vitest: Vitest, fault: Fault): Promise<string | undefined> {
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, plant(fault, source))
  try {
    vitest.invalidateFile(file)
    return (await run(vitest, fault.seenBy, fault.test))[0]
  } finally {
    writeFileSync(file, source)
    vitest.invalidateFile(file)
  }
}

let unseen = 0
async function tell(fault: Fault, look: () => Promise<string | undefined>): Promise<void> {
  const from = performance.now()
  const seer = await look().catch((error: Error) => {
    console.log(`     ${error.message}`)
    return undefined
  })
  if (seer === undefined) unseen += 1
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${seer === undefined ? 'UNSEEN' : 'seen  '} ${fault.kind}: ${fault.name} (${seconds} s)`)
  if (seer !== undefined) console.log(`       by ${seer}`)
}

/** The tests that are asked, each selection once, must be green without any fault; throws with those that are not. */
async function expectGreen(copy: string, chosen: readonly Fault[]): Promise<void> {
  const vitest = await openVitest(copy, 0)
  const selections = new Map(chosen.map(({ seenBy, test }) => [`${seenBy.join()} ${test}`, { seenBy, test }]))
  try {
    const red: string[] = []
    for (const { seenBy, test } of selections.values()) red.push(...(await run(vitest, seenBy, test)))
    if (red.length > 0) throw new Error(`red without any fault:\n${red.join('\n')}`)
  } finally {
    await vitest.close()
  }
}

/** All faults with one Vitest, but those that change the database, of which each has its own. */
async function plantAll(copy: string, chosen: readonly Fault[]): Promise<void> {
  await expectGreen(copy, chosen)
  const quick = await openVitest(copy, 1)
  try {
    for (const fault of chosen.filter((one) => !isOfTemplate(one)))
      await tell(fault, () => seerOf(copy, quick, fault))
  } finally {
    await quick.close()
  }
  for (const fault of chosen.filter(isOfTemplate)) {
    const anew = await openVitest(copy, 1)
    try {
      await tell(fault, () => seerOf(copy, anew, fault))
    } finally {
      await anew.close()
    }
  }
}

const words = asked.only
const chosen = faults.filter(({ name, kind }) => !words || kind === words || name.includes(words))
const lines = whyNotPlanted(chosen, read)
for (const line of lines) console.log(line)
if (asked.applies) console.log(`${chosen.length - lines.length} of ${chosen.length} faults apply`)
if (chosen.length === 0) console.log('no fault is called so')
if (lines.length > 0 || chosen.length === 0) process.exit(1)

if (!asked.applies) {
  const copy = copyTree()
  const remove = () => rmSync(copy, { recursive: true, force: true })
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await plantAll(copy, chosen)
  console.log(`${chosen.length - unseen} of ${chosen.length} faults are seen`)
}
process.exit(unseen === 0 ? 0 : 1)
