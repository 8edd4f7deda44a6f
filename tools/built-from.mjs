import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/** A commit, and whether the files differed from it: as `git describe --always --dirty --exclude='*'` says it. */
const form = /^[0-9a-f]{7,64}(-dirty)?$/

/**
 * In: the folder that is built. Out: its commit, with `-dirty` where files in it were changed or added since; '' where
 * nobody knows it. BUILD_COMMIT says it where there is no git tree, as in an image. Throws where that is no commit.
 */
export function builtFrom(root, { BUILD_COMMIT: said = '' } = process.env) {
  const seen = seenByGit(root)
  if (seen !== null) return seen
  if (said !== '' && !form.test(said))
    throw new Error(
      `BUILD_COMMIT: a commit in hexadecimal digits, with -dirty after it or without; not ${said}`,
    )
  return said
}

function seenByGit(root) {
  const git = (...words) =>
    execFileSync('git', ['-C', root, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    // files without a history of their own may lie in the tree of something else
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(root)) return null
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-dirty'}`
  } catch {
    return null
  }
}
