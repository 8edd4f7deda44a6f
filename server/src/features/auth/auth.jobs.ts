import type { Job } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import {
  type TemporaryPasswordRequest,
  sendTemporaryPasswords,
  temporaryPasswordsJob,
} from './forget-password.ts'

export const authJobs = ({ keys }: { keys: KeyRing }): readonly Job[] => [
  {
    name: temporaryPasswordsJob,
    run: (database, payload) => sendTemporaryPasswords(database, keys, payload as TemporaryPasswordRequest),
  },
]
