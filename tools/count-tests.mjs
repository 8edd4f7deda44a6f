/** In: the log of `npm test`. Prints one closing line, `N passed, N failed`, over unit and browser tests together. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const lines = stripVTControlCharacters(readFileSync(process.argv[2], 'utf8')).split('\n')
const count = (pattern) => lines.reduce((sum, line) => sum + Number(pattern.exec(line)?.[1] ?? 0), 0)

// vitest: «Tests  3 failed | 412 passed (415)»; playwright: «  2 failed» and «  14 passed (31.2s)»
const passed = count(/^\s*Tests\s.*?(\d+) passed/) + count(/^\s+(\d+) passed \(/)
const failed = count(/^\s*Tests\s.*?(\d+) failed/) + count(/^\s+(\d+) failed$/)
console.log(`${passed} passed, ${failed} failed`)
