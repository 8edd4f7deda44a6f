import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, from the source as from the bundle. */
export const projectDir = findProjectDir(dirname(fileURLToPath(import.meta.url)))

function findProjectDir(from: string): string {
  if (existsSync(join(from, 'server', 'migrations'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('the folder of the project was not found')
  return findProjectDir(parent)
}
