/**
 * `npm run lock`: completes package-lock.json after a change of dependencies. A registry mirror that does not carry the
 * optional packages of other platforms makes npm leave them out of the lock, and `npm ci` then refuses the lock. This
 * writes them in by name, version and platform, so that the lock serves every platform, and gives back what npm left out of
 * entries that the committed lock knew better: hashes, and the C library by which musl and glibc are told apart.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
]
const processors = {
  x64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  arm: 'arm',
  armv7: 'arm',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
  universal: null,
}

/** The C library that a package's name ends with, of Linux's two. */
function libcOf(name) {
  const [, word] = /-(musl|gnu)(?:eabi|eabihf)?$/.exec(name) ?? []
  return word && (word === 'musl' ? 'musl' : 'glibc')
}

/** What a platform package's name says of where it runs. A package that runs nowhere known is never installed. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.find(
    (system) => words.includes(system) || (system === 'win32' && words.includes('windows')),
  )
  const cpu = Object.keys(processors).find((processor) => words.includes(processor))
  if (cpu === 'wasm32' || (!os && cpu)) return { cpu: [processors[cpu] ?? cpu] }
  if (!os) return null
  const libc = libcOf(name)
  return {
    os: [os],
    ...(cpu && processors[cpu] && { cpu: [processors[cpu]] }),
    ...(libc && { libc: [libc] }),
  }
}

const isThere = (from, name) => {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (lock.packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (!place.includes('node_modules/')) return Boolean(lock.packages[`node_modules/${name}`])
  }
}

const committed = JSON.parse(execFileSync('git', ['show', 'HEAD:package-lock.json'], { maxBuffer: 64 << 20 }))
for (const [path, entry] of Object.entries(lock.packages)) {
  const before = committed.packages[path]
  if (before && before.version === entry.version) entry.integrity ??= before.integrity
  const libc = path.includes('linux') ? libcOf(path) : undefined
  if (libc) entry.libc ??= [libc]
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isThere(path, name)) continue
    const platform = platformOf(name)
    if (!platform) {
      console.error(`${name} (wanted by ${path}) is missing from the lock and its platform is unknown`)
      process.exitCode = 1
      continue
    }
    const version = range.replace(/^[\^~]/, '')
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platform,
    }
    added += 1
  }

// in npm's own order, so that npm does not write the file anew: words and lists before objects, these fields first
const first = ['name', 'version', 'resolved', 'integrity', 'dependencies']
const placeOf = ([field, value]) => {
  const isObject = typeof value === 'object' && !Array.isArray(value)
  const rank = first.includes(field) ? first.indexOf(field) : first.length
  return rank + (isObject ? first.length + 1 : 0)
}
const inOrder = (entry) =>
  Object.fromEntries(
    Object.entries(entry).sort((a, b) => placeOf(a) - placeOf(b) || a[0].localeCompare(b[0], 'en')),
  )
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted.map(([path, entry]) => [path, path ? inOrder(entry) : entry]))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms written into the lock`)
