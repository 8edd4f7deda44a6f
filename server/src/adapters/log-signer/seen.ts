import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Frontier, noEntries } from '../../kernel/tlog/merkle.rules.ts'
import type { LogId } from './log-signer.port.ts'

/** What the signer last saw of each log, in files that no database can rewrite, written down before its signature leaves. */
export function seenIn(folder: string) {
  const fileOf = (hallId: LogId) => join(folder, `${hallId}.json`)
  return {
    read(hallId: LogId): Frontier {
      if (!existsSync(fileOf(hallId))) return noEntries
      const { size, at } = JSON.parse(readFileSync(fileOf(hallId), 'utf8')) as { size: number; at: string[] }
      return { size, at: at.map((hash) => Buffer.from(hash, 'hex')) }
    },
    async write(hallId: LogId, { size, at }: Frontier): Promise<void> {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const fresh = `${fileOf(hallId)}.new`
      const text = JSON.stringify({ size, at: at.map((hash) => hash.toString('hex')) })
      await writeFile(fresh, text, { mode: 0o600, flush: true })
      await rename(fresh, fileOf(hallId))
    },
  }
}
