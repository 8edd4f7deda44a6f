import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useFolder } from '../../test/folder.ts'
import { readConfig } from './config.ts'
import { foldersOf, mustBeWritable } from './writable.ts'

const folder = useFolder('writable')
const at = (name: string) => join(folder, name)
// a folder cannot be made in a file, whoever asks
writeFileSync(at('file'), '')
const shut = at('file/folder')
const read = (env: Record<string, string>) =>
  readConfig({
    SECRET: 's'.repeat(32),
    BACKUP_PASSPHRASE: 'a passphrase of the tests',
    DATA_DIR: at('data'),
    FILES_DIR: at('files'),
    BACKUP_DIR: at('backups'),
    ...env,
  })

it('a start makes the folders in which it writes, and leaves nothing in them', async () => {
  await mustBeWritable(read({}))
  for (const name of ['data', 'files', 'backups']) expect(readdirSync(at(name))).toEqual([])
})

it.each(['DATA_DIR', 'FILES_DIR', 'BACKUP_DIR'])(
  'a start over a %s that cannot be written ends with its name',
  async (setting) => {
    await expect(mustBeWritable(read({ [setting]: shut }))).rejects.toThrow(
      `The folder that ${setting} names (${shut}) cannot be written: ENOTDIR`,
    )
  },
)

it('counts the folder of backups among those in which it writes, and not as one that requests need', () => {
  expect(foldersOf(read({})).map(({ setting, isForRequests }) => [setting, isForRequests])).toEqual([
    ['DATA_DIR', true],
    ['FILES_DIR', true],
    ['BACKUP_DIR', false],
  ])
})

it('asks for no folder of files where they lie in a bucket', async () => {
  const bucket = { S3_BUCKET: 'papers', S3_KEY_ID: 'who', S3_SECRET_KEY: 'what' }
  await mustBeWritable(read({ FILES_DIR: shut, S3_ENDPOINT: 'https://s3.example.ir', ...bucket }))
  expect(existsSync(shut)).toBe(false)
})
