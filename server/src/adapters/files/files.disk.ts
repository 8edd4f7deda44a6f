import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './files.port.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** Files in a folder of the disk, closed to others, spread over folders by the first letters of their names. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, from) {
      const file = await open(from, 'r')
      await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 })
      const to = createWriteStream(pathOf(name), { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(file.createReadStream(), to)
    },
    async open(name) {
      try {
        const file = await open(pathOf(name), 'r')
        return file.createReadStream()
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
