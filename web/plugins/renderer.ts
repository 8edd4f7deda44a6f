import { fileURLToPath } from 'node:url'

const react = fileURLToPath(new URL('../src/renderer/react.ts', import.meta.url))

/** The panel is written for React and drawn by Preact (docs/decisions/0110): what each of React's names stands for. */
export const renderer = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: react },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
