/** `npm start`: builds what is not built, then becomes the server. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

if (!existsSync(join(import.meta.dirname, '../node_modules/vite'))) {
  console.error('The packages are not installed. Run first: npm ci')
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
// in a process of its own, so that the bundlers leave no memory behind
const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(built.status ?? 1)
await import('../server/dist/main.js')
