import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const persianWords = fileURLToPath(new URL('../src/ui/react-aria-persian.ts', import.meta.url))
const ariaDictionary =
  /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/(?:([a-z]+)\/)?([a-z]{2}-[A-Z]{2})\.m?js$/
const translated = new Set(['calendar', 'datepicker', 'spinbutton', 'overlays'])

/**
 * React Aria has thirty languages and no Persian, and falls back to English. Persian words take English's place,
 * and the other languages are left out, which also saves their bytes.
 */
export function reactAriaPersian(): Plugin {
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
