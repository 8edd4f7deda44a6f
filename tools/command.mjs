/** `node tools/command.mjs NAME …`: runs a command of the server as `npm start` runs the server, built and by node alone. */
import './need-node.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(built.status ?? 1)
// the command reads what was said after its name
const [name] = process.argv.splice(2, 1)
await import(`../server/dist/${name}.js`)
