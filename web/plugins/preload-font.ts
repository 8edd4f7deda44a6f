import type { Plugin } from 'vite'

const persianFont = /vazirmatn-persian[^/]*\.woff2$/

/** Fetches the Persian letters along with the scripts, not after them, so that words do not jump into their shape later. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => persianFont.test(file))
        if (bundle && !font) throw new Error('the Persian font is not in the bundle')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }
        return font ? [{ tag: 'link', attrs, injectTo: 'head' as const }] : []
      },
    },
  }
}
