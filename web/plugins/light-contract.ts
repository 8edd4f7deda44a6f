import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const contractFile = fileURLToPath(new URL('../../contract/src/contract.ts', import.meta.url))
const kept = ['method', 'path', 'reply', 'effect', 'about', 'changes', 'access'] as const
type Row = Record<string, unknown>

/**
 * The panel makes calls, asks who may make them and what they change: of each call of the contract it needs these words, not the
 * shapes, which are checked on the server. So zod and every schema stay out of the first download, and load with the
 * forms that check by them.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== contractFile) return null
      const { module, dependencies } = await runnerImport<{ contract: Record<string, Row> }>(contractFile)
      for (const file of dependencies) this.addWatchFile(file)
      const rows = Object.entries(module.contract).map(([key, call]) => [
        key,
        Object.fromEntries(kept.map((word) => [word, call[word]])),
      ])
      return `export const contract = ${JSON.stringify(Object.fromEntries(rows))}`
    },
  }
}
