/**
 * How much JavaScript the first screens load, gzipped, by the manifest of the built panel: the entry, what it imports,
 * and the pages of the screen with what they import. Fails beyond the budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const afterStart = 'src/app/after-start.ts'

const budgets = [
  {
    screen: '/login on a desk',
    mostKb: 150,
    loads: ['index.html', afterStart, 'src/app/LoginScreen.tsx', 'src/features/auth/RoadPanel.tsx'],
  },
  {
    screen: "a driver's first screen",
    mostKb: 200,
    loads: ['index.html', afterStart, 'src/app/PhoneShell.tsx', 'src/app/home/DriverHome.tsx'],
  },
]

function collect(key, found) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the built panel has no ${key}: bring the list of this file up to date`)
  if (found.has(chunk.file)) return
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) collect(next, found)
}

let failed = false
for (const { screen, mostKb, loads } of budgets) {
  const files = new Set()
  for (const key of loads) collect(key, files)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  const kb = bytes / 1000
  failed ||= kb > mostKb
  console.log(`${screen}: ${kb.toFixed(1)} kB gzip in ${files.size} files, of ${mostKb} allowed`)
}
process.exit(failed ? 1 : 0)
