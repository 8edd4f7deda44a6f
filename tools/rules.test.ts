import { expect, it } from 'vitest'
import { paragraphsOf, readPointers } from './rules.ts'

const rules = `# The rules
**8.1 One turn.** A driver has one, as 8.9 says.

**8.2 Numbers** run in each hall.
`
const faultsOf = (text: string, paragraphs = paragraphsOf(rules)) =>
  readPointers(paragraphs, [{ file: 'a.ts', text }]).faults

it('a paragraph is what begins with its number', () => {
  expect(paragraphsOf(rules)).toEqual(['8.1', '8.2'])
  expect(faultsOf('', ['8.1', '8.2', '8.1'])).toEqual(['docs/rules.md has two paragraphs 8.1'])
})

it('each number of a pointer leads to a paragraph, on whichever line it stands', () => {
  expect(readPointers(['8.1', '8.2'], [{ file: 'a.ts', text: '/** (rules 8.1, 8.2) */' }])).toEqual({
    count: 2,
    faults: [],
  })
  expect(faultsOf('/** (rules 8.1,\n * 8.3). */')).toEqual(['a.ts:1: docs/rules.md has no paragraph 8.3'])
  expect(faultsOf('\n// (rules 9.1)')).toEqual(['a.ts:2: docs/rules.md has no paragraph 9.1'])
})

it('a section of a paper outside is no pointer, though a line breaks in it', () => {
  expect(faultsOf('// (decisions §4)')).toEqual(['a.ts:1: «decisions §» leads out of the repository'])
  expect(faultsOf('/* (spec 2 §5) */')).toHaveLength(1)
  expect(faultsOf('/** (decisions\n * §4) */')).toHaveLength(1)
  expect(faultsOf('// RFC 8030 §7.3, docs/decisions/0070')).toEqual([])
})
