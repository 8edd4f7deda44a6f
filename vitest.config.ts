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
        test: {
          name: 'node',
          include: ['contract/src', 'verifier/src', 'server', 'tools'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          isolate: false,
        },
      },
      // a library of the panel looks once, when it is read, whether it is in a browser
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
    ],
  },
})
