import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFrom } from './built-from.mjs'

const outside = mkdtempSync(join(tmpdir(), 'bargah-built-'))
const tree = join(outside, 'tree')
afterAll(() => rmSync(outside, { recursive: true }))
const git = (...words: string[]) =>
  execFileSync('git', ['-C', tree, '-c', 'user.name=A', '-c', 'user.email=a@bargah.test', ...words], {
    encoding: 'utf8',
  }).trim()
const said = { BUILD_COMMIT: 'a'.repeat(40) }

describe('what a program was built from', () => {
  let commit: string
  beforeAll(() => {
    mkdirSync(join(tree, 'copied'), { recursive: true })
    writeFileSync(join(tree, 'program'), 'one')
    writeFileSync(join(tree, '.gitignore'), 'copied\n')
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'The first')
    commit = git('rev-parse', 'HEAD')
  })

  it('is the commit of its folder, whatever else is said', () => {
    expect(commit).toMatch(/^[0-9a-f]{40}$/)
    expect(builtFrom(tree, {})).toBe(commit)
    expect(builtFrom(tree, said)).toBe(commit)
  })

  it('tells that files were changed or added since', () => {
    writeFileSync(join(tree, 'more'), 'two')
    expect(builtFrom(tree, {})).toBe(`${commit}-dirty`)
    rmSync(join(tree, 'more'))
    writeFileSync(join(tree, 'program'), 'two')
    expect(builtFrom(tree, {})).toBe(`${commit}-dirty`)
    git('checkout', '-q', '.')
    expect(builtFrom(tree, {})).toBe(commit)
  })

  it('is what BUILD_COMMIT says where the folder has no history of its own', () => {
    for (const folder of [outside, join(tree, 'copied')]) {
      expect(builtFrom(folder, said)).toBe(said.BUILD_COMMIT)
      expect(builtFrom(folder, { BUILD_COMMIT: 'abcdef1-dirty' })).toBe('abcdef1-dirty')
      expect(builtFrom(folder, {})).toBe('')
      expect(builtFrom(folder, { BUILD_COMMIT: '' })).toBe('')
      expect(() => builtFrom(folder, { BUILD_COMMIT: 'v1.2' })).toThrow('BUILD_COMMIT: a commit in')
    }
  })
})
