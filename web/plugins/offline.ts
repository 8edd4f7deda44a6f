import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

/** What opens without a network after the first visit, by its page or its group (chunks.ts). */
const shell = [
  'index.html',
  'src/app/after-start.ts',
  'src/app/driver-start.ts',
  'src/app/DeskShell.tsx',
  'door',
  'src/features/auth/PhoneLogin.tsx',
  'src/app/DeadEnd.tsx',
  'src/app/home/CompanyHome.tsx',
  'src/app/home/InquirerHome.tsx',
  'src/app/home/OrganizationHome.tsx',
  'src/app/home/OwnerHome.tsx',
  'src/app/home/DriverMore.tsx',
  'src/features/rounds/MyListPage.tsx',
  'src/app/home/LoadHead.tsx',
  'src/features/permits/MyPermitPage.tsx',
  'src/features/cargos/driver/PaySheet.tsx',
  'src/features/permits/CheckPage.tsx',
  'src/features/permits/VerifyPage.tsx',
  'src/features/permits/square-by-hand.ts',
  'src/features/permits/verify-by-hand.ts',
]

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
  if (!chunk)
    throw new Error(`the build has no ${key}: bring the shell's list in web/plugins/offline.ts up to date`)
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}

const aDayS = 86_400

/**
 * The service worker (/sw.js): keeps the shell from the first visit on, and the code of each page once it was opened.
 * It never keeps replies of the API; what was read is kept by the panel (kernel/kept-reads.ts).
 */
export function offline(): PluginOption {
  let outDir = ''
  const noteOutDir: Plugin = {
    name: 'offline-out-dir',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
  }
  const isOfShell = ({ url }: { url: string }) => {
    if (!url.startsWith('assets/')) return true
    const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
    return url.endsWith('.woff2') || shell.some((key) => filesOf(manifest, key).has(url))
  }
  return [
    noteOutDir,
    VitePWA({
      manifest: false,
      injectRegister: null,
      workbox: {
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css}', 'assets/*persian*.woff2'],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(isOfShell) })],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/log\/\d+\/./i,
          // this page comes with a policy of its own: it may ask for the microphone
          /^\/admin\/settings\/voice\/?$/i,
          /^\/(api|voice|bank|uploadfile|test|docs|openapi|healthz|readyz|metrics)(\/|\.|$)/i,
        ],
        runtimeCaching: [
          {
            // pieces of the voice that somebody recorded: an id is never used again
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/voice\/\d+$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'voice', expiration: { maxEntries: 500, maxAgeSeconds: 365 * aDayS } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'pages', expiration: { maxEntries: 200, maxAgeSeconds: 30 * aDayS } },
          },
        ],
        importScripts: ['/push.js'],
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ]
}
