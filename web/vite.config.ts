import { defineConfig } from 'vite'
import { ahead } from './plugins/ahead.ts'
import { chunkGroups } from './plugins/chunks.ts'
import { layers } from './plugins/layers.ts'
import { lightContract } from './plugins/light-contract.ts'
import { offline } from './plugins/offline.ts'
import { opening } from './plugins/opening.ts'
import { preloadFont } from './plugins/preload-font.ts'
import { reactAriaPersian } from './plugins/react-aria-persian.ts'
import { renderer } from './plugins/renderer.ts'

export default defineConfig({
  plugins: [layers(), reactAriaPersian(), lightContract(), preloadFont(), ahead(), opening(), offline()],
  resolve: { alias: renderer },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    // data: addresses are no source of fonts by the Content-Security-Policy
    assetsInlineLimit: 0,
    // every browser that runs es2023 preloads modules by itself
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // "use client" of packages is for renderers on a server, which there is none of
      onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
    },
  },
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaPersian()] } },
  server: {
    proxy: {
      '^/(api/|voice/|bank/|tiles/|\\w*UploadFile/|openapi.json|docs(/|$)|log/\\d+/)':
        process.env.API ?? 'http://localhost:3000',
    },
  },
})
