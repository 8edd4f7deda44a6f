import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { oneModule } from './web/plugins/one-module.ts'
import { renderer } from './web/plugins/renderer.ts'

/** What takes longest, much of it waiting for what was killed: begun first, so that nothing long is left at the end. */
const longest = [
  'chaos/chaos',
  'chaos/ledger-fire',
  'access',
  'crash',
  'histories',
  'closing-histories',
  'cargos.lists',
  'embedded-postgres/start',
  'keep-running',
  'contract',
  'one-key',
].map((name) => `/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.endsWith(name))
    const isLong = (file: TestSpecification) => place(file) >= 0
    const others = files.filter((file) => !isLong(file))
    return [...files.filter(isLong).toSorted((a, b) => place(a) - place(b)), ...(await super.sort(others))]
  }
}

/** Tests draw by what the panel is drawn by, and so do the packages that it uses. */
const icons = fileURLToPath(new URL('node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url))
const drawn = {
  plugins: [oneModule(['lucide-react', '@tanstack'])],
  resolve: { alias: [...renderer, { find: /^lucide-react$/, replacement: icons }] },
}
const server = { deps: { inline: [/@tanstack/, /lucide-react/, /react-(aria|stately)/] } }

const inWeb = (kind: string) => `web/src/**/*.${kind}.{ts,tsx}`

export default defineConfig({
  test: {
    // TEST_LONG=1 plays in full what other runs play in part (server/test/amount.ts)
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/global-setup.ts'],
    // `@module-tag long` at the head of a file; `npm test` leaves it to `npm run test:long`
    tags: [{ name: 'long', description: 'takes long, and is about what changes seldom' }],
    testTimeout: 60_000,
    // a busy machine takes a while over a demo world
    hookTimeout: 180_000,
    // what runs seldom would be compiled again each time that it was forgotten meanwhile: a twelfth of all work
    execArgv: ['--no-flush-bytecode'],
    // one more than processors: some wait for servers that they killed or banks that are silent
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['contract/src', 'verifier/src', 'server', 'tools', 'clients'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          isolate: false,
        },
      },
      {
        extends: true,
        ...drawn,
        test: {
          name: 'web',
          include: [inWeb('test')],
          exclude: [inWeb('alone.test')],
          isolate: false,
          server,
        },
      },
      // what has a page, or puts something in the place of what a browser has: a library of the panel looks once, when it is
      // read, whether it is in one
      { extends: true, ...drawn, test: { name: 'web alone', include: [inWeb('alone.test')], server } },
    ],
  },
})
