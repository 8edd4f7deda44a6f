/**
 * Whether the documents are whole, a part of `npm run check`: docs/settings.md, docs/retention.md and ops/.env.example say what
 * the server declares, every decision has its line in docs/decisions/README.md and every feature one in docs/START.md, the
 * features that import from each other are named in docs/decisions/0086, the files that draw a table by hand in docs/lists.md,
 * what a link names is there, and so is every file that a guide names, wherever in it.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { comparePairs } from './feature-pairs.ts'
import { compareTables } from './plain-tables.ts'
import { describeEnvironment, describeRetention, describeSettings } from './settings.ts'

/** In: the files of decisions, and the index as text. Out: the files to which no line of the index leads. */
export const findUnlisted = (decisions: readonly string[], index: string): string[] =>
  decisions.filter((file) => !new RegExp(`^- \\[\\d{4}\\]\\(${file}\\) \\S`, 'm').test(index))

/** In: the names of features, and the map as text. Out: the features that have no row in it. */
export const findUnmapped = (features: readonly string[], map: string): string[] =>
  features.filter((feature) => !map.includes(`| [${feature}](`))

/** A heading as its anchor is spelled: lower case, without punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** In: a document. Out: the anchors of its headings. */
export const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''))

/** In: a document. Out: what its links name within the repository. */
export const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^\w+:/.test(link))

/** In: a document. Out: the files and folders of the house that it names in code, without those that stand for many. */
export const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`((?:contract|server|web|e2e|bench|tools|docs)\/[\w./-]+)`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !path.includes('NNNN'))

/** Names of files that stand for many: `<f>.rules.ts`, `*.rules.ts`, `NNNN-words.sql`. */
const standsForMany = /[<>*…]|NNNN/
/** What commands in guides make elsewhere. */
const madeThere = ['bargah.d.ts', 'roles.sql']

/** In: a document. Out: the sources that it names, in code and in drawings too, without their folders. */
export const sourcesOf = (text: string): string[] =>
  [...text.matchAll(/[^\s`'"()[\]]+\.(?:tsx?|mjs|css|sql)\b/g)]
    .filter(([name]) => !standsForMany.test(name))
    .map(([name]) => basename(name))
    .filter((name) => !madeThere.includes(name))

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** In: a document's path. Out: the links in it that name no file, or no heading of one. */
function findBroken(file: string): string[] {
  return linksOf(read(file)).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor)
  })
}

function featuresOf(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'src/features'))
}

/** What somebody who is new follows by its name alone. */
const guides = ['docs/START.md', 'docs/STYLE.md', 'docs/ARCHITECTURE.md', 'docs/lists.md']

const isBuilt = (name: string) => name === 'node_modules' || name === 'dist' || name === 'generated'

/** In: documents. Out: what they name of sources that are nowhere in the tree. */
function findGone(documents: readonly string[]): string[] {
  const found = globSync('**/*.{ts,tsx,mjs,css,sql}', {
    cwd: root,
    exclude: (path) => isBuilt(basename(path)),
  })
  const known = new Set(found.map((path) => basename(path)))
  return documents.flatMap((file) =>
    sourcesOf(read(file))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: there is no ${name}`),
  )
}

const written = [
  ['docs/settings.md', describeSettings],
  ['docs/retention.md', describeRetention],
  ['ops/.env.example', describeEnvironment],
] as const

function findFaults(): string[] {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  const features = new Set(['contract', 'server', 'web'].flatMap(featuresOf))
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file))
    .concat(globSync('**/README.md', { cwd: root, exclude: (path) => /node_modules|^docs$/.test(path) }))
  return [
    ...written
      .filter(([file, text]) => read(file) !== text())
      .map(([file]) => `${file} is stale: npm run settings writes it`),
    ...findUnlisted(decisions, read('docs/decisions/README.md')).map(
      (file) => `docs/decisions/README.md has no line for ${file}`,
    ),
    ...findUnmapped([...features], read('docs/START.md')).map(
      (feature) => `docs/START.md has no line for the feature ${feature}`,
    ),
    ...comparePairs(root),
    ...compareTables(root),
    ...documents.flatMap((file) => findBroken(file).map((link) => `${file}: ${link} leads nowhere`)),
    // decisions tell of their day
    ...findGone(documents.filter((file) => !file.startsWith(join('docs', 'decisions')))),
    ...guides.flatMap((file) =>
      pathsOf(read(file))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: there is no ${path}`),
    ),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findFaults()
  for (const fault of faults) console.log(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
