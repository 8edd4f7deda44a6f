/**
 * Whether each reason for which the verifier calls a log wrong has a case, a part of `npm run check`: a test of the verifier
 * that expects it by its name, as `reason: 'root_differs'`. A list of names is no case.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reasons } from '@bargah/verifier/broken.ts'

/** In: all reasons, and the tests as text. Out: the reasons that none of them expects. */
export function findUntested(all: readonly string[], tests: readonly string[]): string[] {
  const code = tests.join('\n').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  const expected = new Set([...code.matchAll(/\breason: '(\w+)'/g)].map(([, reason]) => reason))
  return all.filter((reason) => !expected.has(reason))
}

const folder = join(import.meta.dirname, '../verifier/src')
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))
  const untested = findUntested(
    reasons,
    files.map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  console.log(`${reasons.length - untested.length} of ${reasons.length} reasons of the verifier have a case`)
  for (const reason of untested) console.log(`no test of the verifier expects ${reason}`)
  process.exit(untested.length === 0 ? 0 : 1)
}
