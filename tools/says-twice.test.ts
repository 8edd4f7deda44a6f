import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const commands =
  'accept-keys audit-check backup create-admin log-check migrate passphrase remove-factors restore'
const folder = 'server/src/app/backup'
const files = [
  ...commands.split(' ').map((name) => `tools/${name}.ts`),
  ...readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !/test|settings/.test(name))
    .map((name) => `${folder}/${name}`),
]

const literal = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/** What is said by a program, literals that are added together as one. */
const saidBy = (code: string) =>
  code
    .replaceAll(comment, '')
    .replaceAll(/(['`])\s*\+\s*(['`])/g, (all, one, other) => (one === other ? '' : all))
    .match(literal) ?? []
/** A sentence that an operator reads: it begins with a capital and ends as sentences do. */
const isEnglish = (said: string) => /(^.|\n|\\n)[A-Z][^\n]*( \S+){3,}[^\n]*[.:](.$|\n|\\n)/.test(said)

it('finds an English sentence that is said alone', () => {
  const found = saidBy("log('The one is here already.'); log('این هست.\\nThe other is here too.')").filter(
    isEnglish,
  )
  expect(found).toHaveLength(2)
  expect(found.filter((said) => !/\p{sc=Arabic}/u.test(said))).toEqual(["'The one is here already.'"])
})

it('each command says to its operator in Persian first what it says in English', () => {
  const alone = files.flatMap((file) =>
    saidBy(readFileSync(join(root, file), 'utf8'))
      .filter((said) => isEnglish(said) && !/\p{sc=Arabic}/u.test(said))
      .map((said) => `${file}: ${said}`),
  )
  expect(alone).toEqual([])
})
