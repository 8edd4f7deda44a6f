import type { Plugin } from 'vite'

/** The entry says the order of the layers, and gives theirs to the sheets that it imports. */
const entry = '/web/src/ui/ui.css'

/** Lays each sheet in the layer of its folder (docs/STYLE.md): what lies in `ui` is a part, all others are of a feature. */
export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform(css, id) {
      const [file = ''] = id.split('?')
      if (!/\/web\/src\/.*\.css$/.test(file) || file.endsWith(entry)) return
      return `@layer ${file.includes('/web/src/ui/') ? 'parts' : 'features'} {\n${css}\n}`
    },
  }
}
