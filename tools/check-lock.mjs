/**
 * What package-lock.json must hold: the hash of every package that the registry gives (those of other platforms may lack
 * it), musl and glibc told apart, nothing that our oldest Node will not run, and of what runs outside of this house only what
 * may be passed on with it. `npm run check` asks it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'

const root = join(import.meta.dirname, '..')
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const oldest = read('package.json')
  .engines.node.split('||')
  .map((range) => semver.minVersion(range).version)

/** Licences that ask of us no more than their words beside the product; of the LGPL are libraries that sharp loads. */
const licences =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0 OFL OFL-1.1 LGPL-3.0-or-later'

const isFree = (licence) =>
  licence.split(/ AND | OR /).every((one) => licences.split(' ').includes(one.replace(/[()]/g, '')))

/** In: where a package lies and what the lock says of it. Out: what is wrong with that. */
function faultsOf([path, entry]) {
  const faults = []
  const isOfPlatform = entry.optional === true && (entry.os ?? entry.cpu) !== undefined
  if (!entry.integrity && !isOfPlatform) faults.push('has no hash')
  if (/linux.*-(musl|gnu)(eabi|eabihf)?$/.test(path) && !entry.libc) faults.push('names no C library')
  const refused = oldest.filter((version) => !semver.satisfies(version, entry.engines?.node ?? '*'))
  // our Nodes run on no 32-bit Windows: what is for it is left out
  const isElsewhere = isOfPlatform && entry.os?.includes('win32') && entry.cpu?.includes('ia32')
  if (refused.length > 0 && !isElsewhere)
    faults.push(`wants Node ${entry.engines.node} and will not run on ${refused.join(', ')}`)
  // packages for one system say it in the one that chooses among them
  if (!entry.dev && !(isOfPlatform && !entry.license) && !isFree(entry.license ?? ''))
    faults.push(`has the licence ${entry.license}, which is not in our list`)
  return faults.map((fault) => `${path} ${fault}`)
}

const packages = Object.entries(read('package-lock.json').packages)
const faults = packages
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  .flatMap(faultsOf)
for (const fault of faults) console.log(fault)
if (faults.length > 0)
  console.log('`npm run lock` completes the lock; `overrides` in package.json hold a package back')
process.exit(faults.length === 0 ? 0 : 1)
