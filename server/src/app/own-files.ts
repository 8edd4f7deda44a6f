import type { Db } from '../kernel/database.ts'
import { listOthers } from '../kernel/job-runners.ts'
import type { Log } from '../kernel/log.ts'

/** Says loudly that another server would not find the files that this one takes. */
export async function warnOfOthers(db: Db, log: Log): Promise<void> {
  const others = await listOthers(db)
  if (others.length > 0)
    log.warn(
      { of: 'files', servers: others },
      'another server works on the same database, and each keeps the files that people send in a folder of its own: set S3_ENDPOINT, or FILES_DIR to a folder that all of them share',
    )
}
