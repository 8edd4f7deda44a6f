/**
 * How much JavaScript and CSS screens load, gzipped, and in how many scripts, by the manifest of the built panel: the entry, what it imports, and
 * the pages of the screen, or groups of web/plugins/chunks.ts, with what they import. Fails beyond the budget.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const entry = ['index.html', 'src/app/after-start.ts']
const desk = [...entry, 'src/app/DeskShell.tsx']

const budgets = [
  {
    screen: '/login on a desk',
    most: { js: 80.1, css: 17.5, files: 10 },
    loads: [...entry, 'door', 'src/features/auth/RoadPanel.tsx'],
  },
  {
    screen: '/login on a phone',
    most: { js: 86.6, css: 20.5, files: 11 },
    loads: [...entry, 'door', 'src/features/auth/PhoneLogin.tsx'],
  },
  {
    screen: "a driver's first screen",
    most: { js: 97, css: 20.5, files: 8 },
    loads: [...entry, 'src/app/driver-start.ts'],
  },
  {
    screen: "a company's first screen",
    most: { js: 112.2, css: 19, files: 21 },
    loads: [...desk, 'src/app/home/CompanyHome.tsx'],
  },
  {
    screen: "a hall's first screen",
    most: { js: 142.6, css: 20.5, files: 35 },
    loads: [...desk, 'src/app/home/HallHome.tsx'],
  },
  {
    screen: 'the cargos',
    most: { js: 164.1, css: 20.5, files: 44 },
    loads: [...desk, 'src/features/cargos/desk/CargosPage.tsx'],
  },
  {
    screen: 'the permits',
    most: { js: 166.8, css: 20.5, files: 46 },
    loads: [...desk, 'src/features/permits/PermitsPage.tsx'],
  },
  {
    screen: 'the turns',
    most: { js: 161.6, css: 20.5, files: 42 },
    loads: [...desk, 'src/features/turns/TurnsPage.tsx'],
  },
  {
    screen: 'declaring a cargo',
    most: { js: 214.5, css: 20.5, files: 50 },
    loads: [...desk, 'src/features/cargos/declaring/DeclareCargoPage.tsx'],
  },
]

function collect(key, found) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
  if (!chunk) throw new Error(`the built panel has no ${key}: bring the list of this file up to date`)
  if (found.js.has(chunk.file)) return found
  found.js.add(chunk.file)
  for (const file of chunk.css ?? []) found.css.add(file)
  for (const next of chunk.imports ?? []) collect(next, found)
  return found
}

const kilobytes = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000

/** A style that nobody asks for is a page without looks. */
function findForgottenStyles() {
  const files = readdirSync(join(dist, 'assets'))
  const asking = [
    ...files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`),
    'index.html',
  ]
  const words = asking.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
  return files.filter((file) => file.endsWith('.css') && !words.includes(file))
}

const forgotten = findForgottenStyles()
for (const file of forgotten) console.log(`nothing asks for the styles of ${file}`)
let heavy = false
for (const { screen, most, loads } of budgets) {
  const found = { js: new Set(), css: new Set() }
  for (const key of loads) collect(key, found)
  const figures = [
    ['kB js', kilobytes(found.js), most.js],
    ['kB css', kilobytes(found.css), most.css],
    ['scripts', found.js.size, most.files],
  ]
  const said = figures.map(([kind, count, allowed]) => {
    const isOver = count > allowed
    heavy ||= isOver
    return `${Number(count.toFixed(1))} ${kind} of ${allowed} allowed${isOver ? ', TOO MUCH' : ''}`
  })
  console.log(`${screen}: ${said.join('; ')}`)
}
if (heavy)
  console.log(`What a screen does not need before somebody presses something is fetched then: a dialog by fetched(() => import(…)),
and its schema from a file of its own, since a page that imports one schema loads all of that file. What every visitor must
have raises the bound in tools/budget.mjs, and the commit says why.`)
process.exit(heavy || forgotten.length > 0 ? 1 : 0)
