import { proofs } from '../src/features/codes/codes.api.ts'
import type { Database } from '../src/kernel/database.ts'
import { openTries } from '../src/kernel/tries.ts'
import { keys } from './app.ts'
import { noUploads } from './files.ts'

/** What the binder is given in tests, beside who comes. */
export const httpParts = (database: Database) => ({
  database,
  tries: openTries(database.db, 'a key of the tests'),
  strictReplies: true,
  uploads: noUploads,
  keys,
  proofs,
  passwordGoodMs: 30 * 60_000,
})
