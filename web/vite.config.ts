import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './plugins/light-contract.ts'
import { offline } from './plugins/offline.ts'
import { preloadFont } from './plugins/preload-font.ts'
import { reactAriaPersian } from './plugins/react-aria-persian.ts'

const libraries =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/[a-z-]*(router|query|store|history)[a-z-]*)\//
const shared = /\/(web\/src\/(ui|kernel)|contract\/src\/kernel)\/[^.]*\.tsx?$/
const heavy =
  /ui\/(data-table\/|Date|Calendar|ComboBox|MultiSelect|RouteMap|Pdf|File|Blob|Plate[FP]|Wizard|\w*Chart|chart)|kernel\/(table|list)/

const icons = /node_modules\/lucide-react\//
const driverFeatures =
  /features\/(turns\/my|rounds|permits\/(my|MyPermit|LastPermit|PermitBadge|PlateOf)|wallet)/

/** Few files of a fair size instead of many tiny ones: what most screens need, the icons, what a driver's screens share. */
const groups = [
  { name: 'libraries', test: libraries },
  { name: 'kit', test: (id: string) => shared.test(id) && !heavy.test(id), minShareCount: 6 },
  { name: 'icons', test: icons, minShareCount: 3 },
  { name: 'driver', test: driverFeatures, minShareCount: 3 },
]

export default defineConfig({
  plugins: [reactAriaPersian(), lightContract(), react(), preloadFont(), offline()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaPersian()] } },
  server: { proxy: { '/api': process.env.API ?? 'http://localhost:3000' } },
})
