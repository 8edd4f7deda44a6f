import { join } from 'node:path'
import { createSharpCleaner } from '../adapters/files/cleaner.sharp.ts'
import { createDiskFiles } from '../adapters/files/files.disk.ts'
import { createS3Files } from '../adapters/files/files.s3.ts'
import type { Config } from './config.ts'
import type { Ports } from './ports.ts'

type Given = Pick<Config, 'dataDir' | 'files'>

/** Where files lie and who looks into them, as the settings say. */
export function filePorts({ dataDir, files }: Given): Pick<Ports, 'files' | 'fileCleaner' | 'fileSettings'> {
  return {
    files: files.s3 ? createS3Files(files.s3) : createDiskFiles(files.dir),
    fileCleaner: createSharpCleaner(),
    fileSettings: {
      incomingDir: join(dataDir, 'incoming'),
      dailyBytes: files.dailyBytes,
    },
  }
}
