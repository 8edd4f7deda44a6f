import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Gives a package whose entry is one as a single module, with what else it asks for by name left outside. A test's worker
 * reads each module anew, and these have hundreds (lucide: one for each icon).
 */
export const oneModule = (packages: readonly string[]): Plugin => ({
  name: 'one-module',
  load(id) {
    const [file = ''] = id.split('?')
    if (!packages.some((name) => file.includes(`/node_modules/${name}/`))) return null
    const { outputFiles } = buildSync({
      entryPoints: [file],
      bundle: true,
      packages: 'external',
      format: 'esm',
      write: false,
    })
    return outputFiles[0]?.text ?? null
  },
})
