/** `npm run test:long`: the unit tests, then the browser's, with all that each run does in short done in full. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const { status } = spawnSync('npm run test:unit && npm run test:browser', {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, TEST_LONG: '1' },
  shell: true,
  stdio: 'inherit',
})
process.exit(status ?? 1)
