import { join } from 'node:path'
import { createSharpCleaner } from '../adapters/files/cleaner.sharp.ts'
import { createDiskFiles } from '../adapters/files/files.disk.ts'
import { createS3Files } from '../adapters/files/files.s3.ts'
import type { Db } from '../kernel/database.ts'
import { listOthers } from '../kernel/job-runners.ts'
import type { Log } from '../kernel/log.ts'
import type { Config } from './config.ts'
import type { Ports } from './ports.ts'

type Given = Pick<Config, 'dataDir' | 'files'>

/** Where files lie, as the settings say. */
export const fileStore = ({ s3, dir }: Given['files']): Ports['files'] =>
  s3 ? createS3Files(s3) : createDiskFiles(dir)

/** Where files lie and who looks into them, as the settings say. */
export function filePorts({ dataDir, files }: Given): Pick<Ports, 'files' | 'fileCleaner' | 'fileSettings'> {
  return {
    files: fileStore(files),
    fileCleaner: createSharpCleaner(),
    fileSettings: {
      incomingDir: join(dataDir, 'incoming'),
      dailyBytes: files.dailyBytes,
    },
  }
}

/** Says loudly that another server would not find the files that this one takes. */
export async function warnOfOthers(db: Db, log: Log): Promise<void> {
  const others = await listOthers(db)
  if (others.length > 0)
    log.warn(
      { of: 'files', servers: others },
      'another server works on the same database, and each keeps the files that people send in a folder of its own: set S3_ENDPOINT, or FILES_DIR to a folder that all of them share',
    )
}
