import { expect, it } from 'vitest'
import { anchorsOf, findUnlisted, findUnmapped, linksOf, pathsOf, sourcesOf } from './docs.ts'

it('a decision is listed when a line of the index leads to it and says something', () => {
  const files = ['0001-one.md', '0002-two.md', '0003-three.md']
  const index = '- [0001](0001-one.md) The first.\n- [0002](0002-two.md)\nas 0003-three.md says'
  expect(findUnlisted(files, index)).toEqual(['0002-two.md', '0003-three.md'])
})

it('a feature is mapped when a row of a table begins with it', () => {
  expect(
    findUnmapped(
      ['turns', 'users'],
      '| [turns](../turns) | waiting |\n| [company-users](../users) | others |',
    ),
  ).toEqual(['users'])
})

it('an anchor is the heading without what is no letter', () => {
  expect(anchorsOf("# The signer of the logs, apart\n```sh\n# no heading\n```\n## A hall's desk")).toEqual([
    'the-signer-of-the-logs-apart',
    'a-halls-desk',
  ])
})

it('links are those within the repository, outside of code', () => {
  const text = '[a](docs/a.md#b) ![c](c.png) [d](https://d.example)\n```\n[e](e.md)\n```\n'
  expect(linksOf(text)).toEqual(['docs/a.md#b', 'c.png'])
})

it('paths are those of the house that a document names whole', () => {
  const text = '`web/src/a.ts`, `server/<f>.ts`, `e2e/*.ts`, `docs/NNNN-words.md`, `a.ts`, `tools/`'
  expect(pathsOf(text)).toEqual(['web/src/a.ts'])
})

it('sources are all that a document names, in drawings too, but for those that stand for many', () => {
  const text =
    'see `kernel/a.ts` (`b.css`, c.mjs)\n```\nd.sql ─► E.tsx\n```\n`<f>.rules.ts`, `*.test.ts`, `NNNN-words.sql`, a.tsv'
  expect(sourcesOf(text)).toEqual(['a.ts', 'b.css', 'c.mjs', 'd.sql', 'E.tsx'])
})
