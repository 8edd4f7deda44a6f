/** `--if-stale` builds only what is older than its source; `web` (web/dist) or `server` (server/dist) only that part. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFrom } from './built-from.mjs'

const root = join(import.meta.dirname, '..')
const sources = {
  web: [
    'web/src',
    'web/index.html',
    'web/public',
    'web/vite.config.ts',
    'web/plugins',
    'contract/src',
    'package-lock.json',
  ],
  server: ['server/src', 'server/demo-world', 'contract/src', 'tools', 'package-lock.json'],
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const canBuild = existsSync(join(root, 'node_modules/vite'))

function isStale(part, product) {
  const made = join(root, product)
  // taking the packages for building away writes the lock anew, after the build
  const from = sources[part].filter((path) => canBuild || path !== 'package-lock.json')
  return !existsSync(made) || from.some((path) => newest(join(root, path)) > statSync(made).mtimeMs)
}

async function buildPanel() {
  const { build } = await import('vite')
  // whoever asks: a panel that a test has built would otherwise be one for development, and lack its service worker
  process.env.NODE_ENV = 'production'
  await build({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await compress(join(root, 'web/dist'))
}

const compressible = /\.(js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Lays a .br and a .gz beside each text file, so that serving it costs nothing. */
async function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, await gzipped(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, await brotli(bytes, { params }))
  }
}

/** Packages of hundreds of small files, which take longer to be found and read at each start than to run; others stay outside. */
const taken = ['kysely', 'zod']

/** What an operator starts by name; commands that a server in use needs, where the packages for building are gone, among it. */
const started = {
  main: 'server/src/app/main.ts',
  'create-admin': 'tools/create-admin.ts',
  migrate: 'tools/migrate.ts',
  'accept-keys': 'tools/accept-keys.ts',
  'remove-factors': 'tools/remove-factors.ts',
  'audit-check': 'tools/audit-check.ts',
  'log-check': 'tools/log-check.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  'log-signer': 'tools/log-signer.ts',
}

/** Each of them is read only by a Node that is new enough: another ends with a sentence, whoever started it. */
function guardStarted(outdir) {
  copyFileSync(join(root, 'tools/need-node.mjs'), join(outdir, 'need-node.mjs'))
  for (const name of Object.keys(started))
    writeFileSync(
      join(outdir, `${name}.js`),
      `import './need-node.mjs'\nawait import('./${name}.whole.js')\n`,
    )
}

async function buildServer() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(Object.entries(started).map(([name, source]) => [`${name}.whole`, source])),
      'pdf.worker': 'server/src/adapters/pdf/pdf.worker.ts',
      'cleaner.worker': 'server/src/adapters/files/cleaner.worker.ts',
      'log-signer.worker': 'server/src/adapters/log-signer/log-signer.worker.ts',
      'large-rounds.worker': 'server/src/app/large-rounds.worker.ts',
    },
    outdir: 'server/dist',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: true,
    external: Object.keys(dependencies).filter((name) => !taken.includes(name)),
    alias: { '@bargah/contract': './contract/src' },
    define: { BUILT_FROM: JSON.stringify(builtFrom(root)) },
    logLevel: 'warning',
  })
  guardStarted(join(root, 'server/dist'))
}

/** Where a part must be built and what builds it is gone, the way to get it is said. */
function mustBuild(part, product) {
  const must = !onlyStale || isStale(part, product)
  if (must && !canBuild) {
    console.error(
      `${product} is older than its source, and the packages for building are not installed. Run: npm ci`,
    )
    process.exit(1)
  }
  return must
}

const onlyStale = process.argv.includes('--if-stale')
const named = Object.keys(sources).filter((part) => process.argv.includes(part))
const isWanted = (part) => named.length === 0 || named.includes(part)
if (isWanted('web') && mustBuild('web', 'web/dist/index.html')) await buildPanel()
if (isWanted('server') && mustBuild('server', 'server/dist/main.js')) await buildServer()
