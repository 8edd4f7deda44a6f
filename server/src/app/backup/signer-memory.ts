import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSeen } from '../../adapters/log-signer/seen.ts'
import { demoWitnessesIn } from '../../adapters/witness/demo-witnesses.ts'
import type { Config } from '../config.ts'

const keptPath = /^(log-signer\/key\.pem|(log-signer\/seen|demo-witnesses)\/([\w.-]+\.json))$/

/**
 * Writes the small files that a backup has of the data folder; what lies here already stays, since the signer's memory may be
 * of a later moment than the backup and is not to be forgotten unseen.
 */
export const keepIn =
  ({ dataDir, logs }: Pick<Config, 'dataDir' | 'logs'>) =>
  (path: string, bytes: Buffer): void => {
    const [, , folder, name = ''] = keptPath.exec(path) ?? []
    if (!keptPath.test(path)) throw new Error(`a backup does not have ${path}`)
    const file =
      folder === undefined
        ? logs.keyFile
        : join(folder === 'demo-witnesses' ? demoWitnessesIn(dataDir) : logs.seenDir, name)
    if (existsSync(file)) return
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, bytes, { mode: 0o600 })
  }

/** In: the sizes of the logs in the backup. Out: those of which the signer here has signed more than that. */
export function signedBeyond(
  { logs }: Pick<Config, 'logs'>,
  sizes: Record<string, number>,
): { log: string; signed: number; restored: number }[] {
  return Object.entries(sizes).flatMap(([log, restored]) => {
    const file = join(logs.seenDir, `${log}.json`)
    if (!existsSync(file)) return []
    const { size: signed } = readSeen(readFileSync(file, 'utf8'))
    return signed > restored ? [{ log, signed, restored }] : []
  })
}
