/**
 * `npm run release -- X.Y.Z`: what CHANGELOG.md says as «Unreleased» becomes what that version brought, all workspaces get
 * the version, and both are committed and tagged. It pushes nothing.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import semver from 'semver'

const head = '## Unreleased\n'

/** In: the text of CHANGELOG.md. Out: the same with what was unreleased under the version. Throws where that is nothing. */
export function released(changes: string, version: string, day: string): string {
  const from = changes.indexOf(head)
  if (from < 0) throw new Error('CHANGELOG.md has no «## Unreleased»')
  const after = changes.slice(from + head.length)
  const news = after.split(/^## /m, 1)[0] ?? ''
  if (!/^- /m.test(news)) throw new Error('CHANGELOG.md says of nothing under «## Unreleased»')
  return `${changes.slice(0, from)}${head}\n## ${version} (${day})\n${after}`
}

/** In: the folder of the project, the version, and the day as YYYY-MM-DD. Out: the tag. Throws a sentence, and changes nothing then. */
export function release(root: string, version: string, day: string): string {
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' }).trim()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const before = JSON.parse(read('package.json'))
  const tag = `v${version}`
  if (semver.valid(version) !== version) throw new Error(`A version is X.Y.Z; not ${version}`)
  if (!semver.gt(version, before.version))
    throw new Error(`${version} is not newer than ${before.version}, which this tree has`)
  if (git('status', '--porcelain') !== '')
    throw new Error('The tree has changes that are not committed: git status')
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} is there already`)
  const changes = released(read('CHANGELOG.md'), version, day)
  const lock = JSON.parse(read('package-lock.json'))
  lock.version = version
  for (const folder of ['', ...before.workspaces]) {
    lock.packages[folder].version = version
    const file = join(folder, 'package.json')
    writeFileSync(join(root, file), read(file).replace(/(^ {2}"version": ")[^"]*/m, `$1${version}`))
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  writeFileSync(join(root, 'CHANGELOG.md'), changes)
  git('commit', '--quiet', '--all', '--message', `Release ${version}`)
  git('tag', '--annotate', '--message', `Bargah ${version}`, tag)
  return tag
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const today = new Date().toISOString().slice(0, 10)
    const tag = release(join(import.meta.dirname, '..'), process.argv[2] ?? '', today)
    console.log(`Committed and tagged as ${tag}. To hand it on: git push --follow-tags`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
