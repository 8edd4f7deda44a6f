import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const notCopied = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'docs',
  'test-results',
  'playwright-report',
])
const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']

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

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}
const newFeature = (...args: string[]) => run('tools/new-feature.mjs', ...args)
const program = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)
const clean = { status: 0, said: '' }

describe('npm run new-feature', () => {
  it('refuses a name that is missing, misspelled, reserved or taken, and writes nothing', () => {
    const before = readFileSync(join(copy, 'contract/src/contract.ts'), 'utf8')
    const refused = {
      '': 'Give the feature a name',
      LoadingDocks: 'no name for a feature',
      '../docks': 'no name for a feature',
      order: 'means something in SQL',
      turns: 'is there already',
      sessions: 'a table "sessions"',
      goods: 'a table "goods"',
      tariffs: 'a call listTariffs',
    }
    for (const [name, sentence] of Object.entries(refused)) {
      const { status, said } = newFeature(...(name ? [name] : []))
      expect([status, said]).toEqual([1, expect.stringContaining(sentence)])
    }
    expect(newFeature('docks', "d'oh").said).toContain('The title holds a quote')
    expect(readFileSync(join(copy, 'contract/src/contract.ts'), 'utf8')).toBe(before)
  }, 60_000)

  it('makes a feature that is formatted, type-checked, linted and whose own test passes', () => {
    const { status, said } = newFeature('loading-docks', 'باراندازها')
    expect([status, said]).toEqual([0, expect.stringContaining('/LoadingDocks')])
    expect(readFileSync(join(copy, 'server/src/kernel/tables/loading-docks.ts'), 'utf8')).toContain(
      '  loadingDocks: {',
    )

    const made = workspaces.slice(0, 3).map((name) => `${name}/src/features/loading-docks`)
    const registered = ['contract/src/contract.ts', 'server/src/app/routes.ts', 'web/src/app/screens.ts']
    const biome = program(
      '@biomejs/biome/bin/biome',
      'ci',
      ...made,
      ...registered,
      'server/src/kernel/tables.ts',
    )
    expect(biome).toEqual({ status: 0, said: expect.stringContaining('Checked') })
    expect(program('typescript/bin/tsc', '-p', 'tsconfig.json')).toEqual(clean)
    expect(program('typescript/bin/tsc', '-p', 'web/tsconfig.json')).toEqual(clean)
    const lint = program('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...made)
    expect(lint).toEqual({ status: 0, said: expect.stringContaining('0 errors') })
    const test = program('vitest/vitest.mjs', 'run', 'server/src/features/loading-docks')
    expect(test).toEqual({ status: 0, said: expect.stringContaining('3 passed') })
  }, 240_000)
})
