/** `node tools/from-source.mjs NAME …`: runs a tool that is not built, by the packages of a whole `npm ci`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// the tool reads what was said after its name
const [name] = process.argv.splice(2, 1)
if (!existsSync(join(import.meta.dirname, '../node_modules/tsx'))) {
  console.error(
    `npm run ${name} needs the packages for building, which are not installed here. Run: npm ci (in another copy of the program, where this one serves)`,
  )
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import(`./${name}.ts`)
