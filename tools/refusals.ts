/**
 * Whether each refusal has a case, a part of `npm run check`: a test that names its code as `wording.code` or as a text, or says its
 * sentence. A rule's tests name codes, those over HTTP what people read.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A refusal: by which wording it is said, its code, and its sentence where that is a fixed one. */
export type ListedRefusal = { feature: string; wording: string; code: string; sentence: string | null }

/** In: the exports of a file of texts. Out: its refusals; what is called so says them all. */
export function listRefusals(feature: string, texts: Record<string, unknown>): ListedRefusal[] {
  return Object.entries(texts).flatMap(([wording, said]) =>
    /refusals$/i.test(wording) && typeof said === 'object' && said !== null
      ? Object.entries(said).map(([code, sentence]) => ({
          feature,
          wording,
          code,
          sentence: typeof sentence === 'string' ? sentence : null,
        }))
      : [],
  )
}

const withoutComments = (code: string) => code.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')

/** In: all refusals, and the tests of each feature as text. Out: the refusals that no test of their feature expects. */
export function findUnexpected(
  all: readonly ListedRefusal[],
  testsOf: (feature: string) => readonly string[],
): ListedRefusal[] {
  return all.filter(({ feature, wording, code, sentence }) => {
    const tests = testsOf(feature).map(withoutComments)
    const names = new RegExp(`\\b(${wording}|by\\.refusals)\\.${code}\\b|'${code}'`)
    const says = (test: string) =>
      sentence !== null && literalsIn(test).some((part) => sentence.includes(part))
    return !tests.some((test) => names.test(test) || says(test))
  })
}

const leastLength = 10
/** The Persian texts and patterns of a test that are long enough to be of one sentence alone. */
const literalsIn = (test: string): string[] =>
  [...test.matchAll(/(['"`/])((?:(?!\1)[^\n\\])+)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => text.length >= leastLength && /[\u0600-\u06ff]/.test(text))

/** Features whose tests play what is one for several, and read each one's words as `by.refusals`. */
const playedIn: Record<string, readonly string[]> = {
  companies: ['applicants'],
  'product-owners': ['applicants'],
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..')
  const read = (folder: string) =>
    (existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      : []
    )
      .filter((file) => file.endsWith('.ts') && (folder === 'server/test' || file.endsWith('.test.ts')))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  const shared = read('server/test')
  const tests = new Map<string, string[]>()
  const testsOf = (feature: string) => {
    const own = [feature, ...(playedIn[feature] ?? [])].flatMap((name) =>
      ['server', 'contract'].map((side) => `${side}/src/features/${name}`),
    )
    const found = tests.get(feature) ?? [...own.flatMap(read), ...shared]
    tests.set(feature, found)
    return found
  }
  const features = join(root, 'contract/src/features')
  const all: ListedRefusal[] = []
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.text.ts')) continue
    const texts: Record<string, unknown> = await import(pathToFileURL(join(features, file)).href)
    all.push(...listRefusals(dirname(file), texts))
  }
  const unexpected = findUnexpected(all, testsOf)
  console.log(`${all.length - unexpected.length} of ${all.length} refusals have a case`)
  for (const { feature, wording, code } of unexpected)
    console.log(`no test of ${feature} expects ${wording}.${code}`)
  process.exit(unexpected.length === 0 ? 0 : 1)
}
