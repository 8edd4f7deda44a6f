import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { sql } from '../../kernel/sql.ts'
import { backupJobs, beginBackups, lastBackupAt } from './nightly.ts'
import { checkBackup } from './read-backup.ts'
import { testCost } from './sealed-file.ts'

const app = useTestApp()
const passphrase = 'a passphrase of the tests'
const dir = () => join(app.dataDir, 'backups')
const keeping = { days: 2, weeks: 0, months: 0 }

function run(into = dir()) {
  const saved = {
    url: app.url,
    dataDir: app.dataDir,
    secrets: new Map([[1, 'one secret of the tests, long enough']]),
    logs: { keyFile: join(app.dataDir, 'none.pem'), seenDir: join(app.dataDir, 'none'), signer: null },
    files: null,
    keyCost: testCost,
  }
  const [job] = backupJobs({ dir: into, passphrase, keeping, withFiles: false, saved })
  return job?.run({ ...app, job: 'back-up' }, {})
}

it('makes no backup by itself where no folder is set', () => {
  expect(backupJobs(null)).toEqual([])
})

const waiting = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
      where task_identifier = 'back-up'`.execute(app.db)
  ).rows[0]?.count

it('has the first one made at a start that finds none, and no other', async () => {
  const settings = { dir: dir(), passphrase, keeping, withFiles: false }
  mkdirSync(dir(), { recursive: true })
  const first = join(dir(), 'bargah-20250101T220000Z.backup')
  writeFileSync(first, '')
  await beginBackups(app, settings)
  expect(await waiting()).toBe(0)
  rmSync(first)
  // two servers of one folder
  await beginBackups(app, settings)
  await beginBackups(app, settings)
  expect(await waiting()).toBe(1)
})

it('makes a whole backup each night, keeps them by the rule, and clears away what was cut off', async () => {
  mkdirSync(dir(), { recursive: true })
  const old = [
    'bargah-20250101T220000Z.backup',
    'bargah-20250102T220000Z.backup',
    'bargah-20250103T220000Z.backup',
  ]
  for (const name of [...old, 'bargah-20250104T220000Z.backup.half', 'own notes.txt'])
    writeFileSync(join(dir(), name), '')
  const before = await app.clock.now(app.db)
  await run()
  const names = readdirSync(dir()).toSorted()
  expect(names).toEqual([old[2], expect.stringMatching(/^bargah-20\d{6}T\d{6}Z\.backup$/), 'own notes.txt'])
  expect(await checkBackup(join(dir(), names[1] ?? ''), passphrase)).toMatchObject({
    about: { hasFiles: false },
  })
  const last = await lastBackupAt(dir())
  expect(Math.abs((last?.getTime() ?? 0) - before.getTime())).toBeLessThan(60_000)
})

it('tells every administrator once in a night that it failed, and nobody else, and fails for the queue', async () => {
  const [admin, other, driver] = [await app.adminActor(), await app.adminActor(), await app.driverActor()]
  writeFileSync(join(app.dataDir, 'no-folder'), '')
  for (let tried = 0; tried < 3; tried += 1)
    await expect(run(join(app.dataDir, 'no-folder'))).rejects.toThrow('EEXIST')
  const told = async ({ token }: { token: string }) =>
    (await app.call('listNotifications', { token })).data.map(
      (one: { notificiation: { subject: string } }) => one.notificiation.subject,
    )
  for (const one of [admin, other]) expect(await told(one)).toEqual(['پشتیبان امشب گرفته نشد'])
  expect(await told(driver)).toEqual([])
  await app.clock.moveBy(dayMs)
  await expect(run(join(app.dataDir, 'no-folder'))).rejects.toThrow('EEXIST')
  expect(await told(admin)).toHaveLength(2)
  rmSync(join(app.dataDir, 'no-folder'))
})
