import { join } from 'node:path'
import { createSharpCleaner } from '../adapters/files/cleaner.sharp.ts'
import { createDiskFiles } from '../adapters/files/files.disk.ts'
import { createS3Files } from '../adapters/files/files.s3.ts'
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
