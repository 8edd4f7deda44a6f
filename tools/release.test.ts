import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { release, released } from './release.ts'

let tree: string
const git = (...words: string[]) => execFileSync('git', ['-C', tree, ...words], { encoding: 'utf8' }).trim()
const read = (file: string) => readFileSync(join(tree, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(tree, file), text)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const changes =
  '# Changes\n\n## Unreleased\n\n### For programs\n\n- Keys.\n\n## 0.1.0\n\nThe first version.\n'

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'bargah-release-'))
  mkdirSync(join(tree, 'server'))
  const version = '0.1.0'
  write('package.json', json({ name: 'bargah', version, workspaces: ['server'] }))
  write('server/package.json', json({ name: 'server', version, dependencies: { pg: '0.1.0' } }))
  const others = { 'node_modules/pg': { version } }
  write('package-lock.json', json({ version, packages: { '': { version }, server: { version }, ...others } }))
  write('CHANGELOG.md', changes)
  git('init', '--quiet')
  git('config', 'user.name', 'A')
  git('config', 'user.email', 'a@bargah.test')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The first')
})
afterEach(() => rmSync(tree, { recursive: true }))

it('a release has its changes under its version and day, its version everywhere, one commit and one tag', () => {
  expect(release(tree, '0.2.0', '2026-11-28')).toBe('v0.2.0')
  expect(read('CHANGELOG.md')).toBe(
    changes.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 (2026-11-28)\n'),
  )
  const version = '0.2.0'
  expect(JSON.parse(read('package.json'))).toMatchObject({ version })
  expect(JSON.parse(read('server/package.json'))).toMatchObject({ version, dependencies: { pg: '0.1.0' } })
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version,
    packages: { '': { version }, server: { version }, 'node_modules/pg': { version: '0.1.0' } },
  })
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('describe')).toBe('v0.2.0')
  expect(() => release(tree, '0.3.0', '2026-11-29')).toThrow('says of nothing under «## Unreleased»')
})

it.each<[what: string, version: string, prepare: () => void, sentence: string]>([
  ['what is no version', 'v0.2.0', () => {}, 'A version is X.Y.Z; not v0.2.0'],
  ['nothing at all', '', () => {}, 'A version is X.Y.Z'],
  ['a version that is not newer', '0.1.0', () => {}, '0.1.0 is not newer than 0.1.0'],
  [
    'changes that are not committed',
    '0.2.0',
    () => write('server/more', ''),
    'changes that are not committed',
  ],
  ['a tag that is there', '0.2.0', () => git('tag', 'v0.2.0'), 'The tag v0.2.0 is there already'],
])('refuses %s, and changes nothing', (_, version, prepare, sentence) => {
  prepare()
  const before = [git('status', '--porcelain'), git('log', '--oneline'), git('tag')]
  expect(() => release(tree, version, '2026-11-28')).toThrow(sentence)
  expect([git('status', '--porcelain'), git('log', '--oneline'), git('tag')]).toEqual(before)
})

it('refuses a list of changes that has no place for the unreleased', () => {
  expect(() => released('# Changes\n\n## 0.1.0\n', '0.2.0', '2026-11-28')).toThrow('has no «## Unreleased»')
})
