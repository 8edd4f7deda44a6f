/** Whether every call and screen of the specification stands: `contract/specification` against the contract and the panel's screens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@bargah/contract/contract.ts'
import { type Access, flags, mayCall, type Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { type Screen, screens } from '../web/src/app/screens.ts'

const folder = join(import.meta.dirname, '../contract/specification')
const readRows = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
const listed = (cell = '') => cell.split(',').filter((name) => name !== '')

/** A path as the two sides agree on it: letter case is nothing, and each names its parameters in its own way. */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/\/\{-\$\w+\}/g, '')
    .replaceAll(/[:$]\w+|\{\w+\}/g, '*')

/** Of a shape what is read here: its fields, or those of what it becomes. */
type Shape = { def?: { shape?: object; out?: Shape } }
const fieldsOf = (shape: Shape | undefined): string[] =>
  shape?.def?.out ? fieldsOf(shape.def.out) : Object.keys(shape?.def?.shape ?? {})

const calls = new Map(
  Object.values<EndpointShape>(contract).map((call) => [`${call.method} ${plainPath(call.path)}`, call]),
)
const screenAt = new Map(Object.values<Screen>(screens).map((screen) => [plainPath(screen.path), screen]))

/** What is missing of a call: all of it, or fields that it does not take. */
function lackingOfCall([method = '', path = '', fields]: string[]): string[] {
  const call = calls.get(`${method} ${plainPath(path)}`)
  if (!call) return [`no call ${method} ${path}`]
  const taken = [
    ...fieldsOf(call.query as Shape),
    ...fieldsOf(call.body as Shape),
    ...Object.keys(call.files ?? {}),
  ]
  const known = new Set(taken.map((name) => name.toLowerCase()))
  return listed(fields)
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => `${method} ${path} takes no ${name}`)
}

const opensTo = (access: Access, role: string) =>
  role === 'public'
    ? access === 'public'
    : role === 'all'
      ? access === 'signedIn'
      : mayCall(access, { role: role as Role, flags })

/** What is missing of a screen: all of it, or roles that it does not open to though they hold every flag. */
function lackingOfScreen([path = '', roles]: string[]): string[] {
  const screen = screenAt.get(plainPath(path))
  if (!screen) return [`no screen ${path}`]
  return listed(roles)
    .filter((role) => !opensTo(screen.access, role))
    .map((role) => `${path} does not open to ${role}`)
}

const specified = readRows('calls.tsv')
const drawn = readRows('screens.tsv')
const ofCalls = specified.map(lackingOfCall)
const ofScreens = drawn.map(lackingOfScreen)
const whole = (lacking: string[][]) => lacking.filter(({ length }) => length === 0).length
console.log(
  `${whole(ofCalls)} of ${specified.length} calls, ${whole(ofScreens)} of ${drawn.length} screens stand`,
)
const lacking = [...ofCalls, ...ofScreens].flat()
for (const line of lacking) console.log(line)
process.exit(lacking.length === 0 ? 0 : 1)
