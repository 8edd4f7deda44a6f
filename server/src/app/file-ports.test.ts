import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import { ask } from '../../test/cluster.ts'
import { openLog } from '../kernel/log.ts'
import { readConfig } from './config.ts'
import { warnOfOthers } from './file-ports.ts'

const app = useTestApp()

async function warned(): Promise<string> {
  let said = ''
  await warnOfOthers(app.db, openLog('warn', { write: (line) => void (said += line) }))
  return said
}
const leave = (id: string, server: string, beat: string) =>
  ask(
    app.ownerUrl,
    `insert into job_runners (id, server, beat_at) values ('${id}', '${server}', now() - interval '${beat}')`,
  )

it('a start says that another server works over the same database, and not of those that are no more', async () => {
  expect(await warned()).toBe('')
  await leave('long-dead', 'other:7', '1 hour')
  // no process has such a number
  await leave('died-just-now', `${hostname()}:99999999`, '1 second')
  expect(await warned()).toBe('')
  await leave('lives', 'other:8', '1 second')
  expect(JSON.parse(await warned())).toMatchObject({ level: 'warn', servers: ['other:8'] })
})

it.each([
  [{}, true],
  [{ FILES_DIR: '/srv/files' }, false],
  [{ S3_ENDPOINT: 'https://s3.example.ir', S3_BUCKET: 'b', S3_KEY_ID: 'k', S3_SECRET_KEY: 's' }, false],
  [{ DATABASE_URL: '' }, false],
])('files of %o lie where another server would not find them: %s', (env, own) => {
  const DATABASE_URL = 'postgres://bargah_app@localhost/bargah'
  expect(readConfig({ SECRET: 's'.repeat(32), DATABASE_URL, ...env }).hasOwnFiles).toBe(own)
})
