// @module-tag long
import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../server/test/amount.ts'

const root = join(import.meta.dirname, '../..')
const notCopied = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'docs',
  'test-results',
  'playwright-report',
])
const workspaces = ['contract', 'verifier', 'server', 'web', 'e2e', 'bench']

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bargah-feature-'))
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
  linkPackages()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The copy has the same packages, but its own workspaces. */
function linkPackages() {
  mkdirSync(join(copy, 'node_modules/@bargah'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@bargah') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of workspaces)
    symlinkSync(join(copy, name), join(copy, 'node_modules/@bargah', name), 'junction')
}

function run(...args: string[]): Promise<{ status: number | null; said: string }> {
  const program = spawn(process.execPath, args, { cwd: copy })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += text))
  return new Promise((done) => program.on('close', (status) => done({ status, said })))
}
const make = (kind: 'feature' | 'list' | 'write', ...args: string[]) =>
  run(`tools/generate/new-${kind}.mjs`, ...args)
const program = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)
const clean = { status: 0, said: '' }
/** The types of what calls declare: a second, where those of all packages take a minute. */
function readTypesOf(features: readonly string[]) {
  const include = features.map((path) => `contract/${path}`)
  writeFileSync(join(copy, 'made.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  return program('typescript/bin/tsc', '-p', 'made.json')
}
const contractNow = () => readFileSync(join(copy, 'contract/src/contract.ts'), 'utf8')

describe('the generators', () => {
  it.each([
    ['feature', [], 'npm run new-feature NAME [TITLE]'],
    ['write', [], 'npm run new-write FEATURE VERB-NOUN TABLE.COLUMN [LABEL]'],
    ['feature', ['LoadingDocks'], 'no name for a feature'],
    ['feature', ['../docks'], 'no name for a feature'],
    ['feature', ['order'], 'means something in SQL'],
    ['feature', ['turns'], 'is there already'],
    ['feature', ['sessions'], 'a table "sessions"'],
    ['feature', ['docks', "d'oh"], 'The title holds a quote'],
    ['list', ['docks', 'docks'], 'no feature "docks"'],
    ['list', ['turns', 'turns'], 'is there already'],
    ['write', ['docks', 'rename-dock'], 'no feature "docks"'],
    ['write', ['halls', 'renameHall', 'halls.name'], 'no name for a write'],
    ['write', ['halls', 'move-hall', 'halls.nowhere'], '"halls.nowhere" is none'],
    ['write', ['halls', 'date-hall', 'halls.lastShowAt'], '"halls.lastShowAt" is none'],
  ] as const)('new-%s %j is refused in a sentence, and writes nothing', async (kind, args, sentence) => {
    const before = contractNow()
    expect(await make(kind, ...args)).toEqual({ status: 1, said: expect.stringContaining(sentence) })
    expect(contractNow()).toBe(before)
  })

  it('make what is formatted and declares whole calls; in a long run also what passes its own tests, has right types and no lint', async () => {
    for (const [kind, ...args] of [
      ['feature', 'loading-docks', 'باراندازها'],
      ['write', 'loading-docks', 'rename-dock', 'loadingDocks.name', 'نام'],
      ['list', 'halls', 'hall-tariffs', 'تعرفه‌ها'],
    ] as const)
      expect(await make(kind, ...args)).toMatchObject({ status: 0 })
    const features = ['loading-docks', 'halls'].map((feature) => `src/features/${feature}`)
    const made = ['contract', 'server', 'web'].flatMap((name) => features.map((path) => `${name}/${path}`))
    expect(
      await program('@biomejs/biome/bin/biome', 'ci', ...made, 'web/src/app', 'server/src/app'),
    ).toMatchObject({ status: 0 })
    expect(await readTypesOf(features)).toEqual(clean)
    if (!isLong) return
    expect(
      await program('vitest/vitest.mjs', 'run', 'server/src/features/loading-docks', 'search-hall-tariffs'),
    ).toEqual({ status: 0, said: expect.stringContaining('3 passed') })
    const english = ['server/src/app/api-docs', '-t', 'describes every call']
    expect(await program('vitest/vitest.mjs', 'run', ...english)).toMatchObject({ status: 0 })
    expect(await program('typescript/bin/tsc', '-p', 'tsconfig.json')).toEqual(clean)
    expect(await program('typescript/bin/tsc', '-p', 'web/tsconfig.json')).toEqual(clean)
    expect(await program('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...made)).toMatchObject({
      status: 0,
    })
  }, 900_000)
})
