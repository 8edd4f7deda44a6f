import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const persianWords = fileURLToPath(new URL('./src/ui/react-aria-persian.ts', import.meta.url))
const ariaDictionary =
  /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/(?:([a-z]+)\/)?([a-z]{2}-[A-Z]{2})\.m?js$/
const translated = new Set(['calendar', 'datepicker', 'spinbutton', 'overlays'])

/**
 * React Aria has thirty languages and no Persian, and falls back to English. Persian words take English's place,
 * and the other languages are left out, which also saves their bytes.
 */
function reactAriaPersian(): Plugin {
  return {
    name: 'react-aria-persian',
    enforce: 'pre',
    load(id) {
      const [, dictionary = '', language] = ariaDictionary.exec(id) ?? []
      if (!language) return null
      if (language !== 'en-US') return 'export default {}'
      if (!translated.has(dictionary)) return null
      return `export { ${dictionary} as default } from ${JSON.stringify(persianWords)}`
    },
  }
}

export default defineConfig({
  plugins: [reactAriaPersian(), react()],
  build: { outDir: 'dist', target: 'es2023' },
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaPersian()] } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
