import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // TEST_LONG=1 plays in full what other runs play in part (server/test/amount.ts)
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // one more than processors: some wait for servers that they killed or banks that are silent
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: [
            'contract/src/**/*.test.ts',
            'verifier/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
