import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of a package, by its path below `src/features/`, and its text. */
type Source = { file: string; text: string }

const isOfTests = (file: string) => /\.(test|build)\.tsx?$/.test(file)

/** In: the sources of a package. Out: each two features that import from each other, as «a, b», tests aside. */
export function findPairs(sources: readonly Source[]): string[] {
  const arrows = new Set(
    sources
      .filter(({ file }) => !isOfTests(file))
      .flatMap(({ file, text }) => {
        const [from = ''] = file.split('/')
        return importedBy(file, text)
          .filter((to) => to !== from)
          .map((to) => `${from}, ${to}`)
      }),
  )
  return [...arrows]
    .filter((arrow) => {
      const [from = '', to = ''] = arrow.split(', ')
      return from < to && arrows.has(`${to}, ${from}`)
    })
    .toSorted()
}

/** The features that a file's relative imports lead to, those that are fetched later among them. */
function importedBy(file: string, text: string): string[] {
  const folder = join(file, '..')
  return [...text.matchAll(/(?:from|import\(?)\s*'(\.\.?\/[^']+)'/g)]
    .map(([, path = '']) => join(folder, path))
    .filter((path) => !path.startsWith('..'))
    .map((path) => path.split('/')[0] ?? '')
}

/** In: the decision with its table of pairs. Out: the pairs that it names, by package. */
export function pairsIn(decision: string): { folder: string; pair: string }[] {
  const rows = decision.matchAll(/^\| (server|panel|contract) +\| ([\w-]+, [\w-]+) +\|/gm)
  return [...rows].map(([, name, pair = '']) => ({ folder: name === 'panel' ? 'web' : (name ?? ''), pair }))
}

const decision = 'docs/decisions/0086-features-stay-flat.md'

/** Out: what the imports and the decision's table say differently, each in a sentence. */
export function comparePairs(root: string): string[] {
  const named = pairsIn(readFileSync(join(root, decision), 'utf8'))
  return ['server', 'web', 'contract'].flatMap((folder) => {
    const found = findPairs(readSources(join(root, folder, 'src/features')))
    const known = named.filter((one) => one.folder === folder).map(({ pair }) => pair)
    return [
      ...found
        .filter((pair) => !known.includes(pair))
        .map(
          (pair) =>
            `${folder}: the features ${pair} import from each other, and ${decision} does not say why`,
        ),
      ...known
        .filter((pair) => !found.includes(pair))
        .map((pair) => `${decision} names ${pair} of ${folder}, which do not import from each other`),
    ]
  })
}

const readSources = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
