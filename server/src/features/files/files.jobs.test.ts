import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { photo } from '../../../test/files.ts'
import { noteArrival } from '../../kernel/uploads.store.ts'
import { filesJobs } from './files.jobs.ts'

const app = useTestApp()

const sweep = () => filesJobs(app)[0]?.run(app, {})
const stored = async () =>
  (await readdir(join(app.dataDir, 'files'), { recursive: true })).filter((path) => path.includes('/'))

it('what a crash left is swept after an hour, and what was taken stays', async () => {
  const { companyToken: token, permit } = await app.permitStory()
  const body = { Type: 0, DriverReserveId: permit.id, File: new Blob([await photo()]) } as const
  await app.call('addDocument', { token, body })
  const taken = await stored()
  expect(taken).toHaveLength(1)

  // the server ended between storing a file and the transaction that was to take it
  await writeFile(join(app.dataDir, 'sent'), 'x')
  await noteArrival(app, 'abcd')
  await app.files.put('abcd', join(app.dataDir, 'sent'))
  await app.clock.moveBy(59 * minuteMs)
  await sweep()
  expect(await stored()).toHaveLength(2)
  await app.clock.moveBy(2 * minuteMs)
  await sweep()
  expect(await stored()).toEqual(taken)
  expect(await app.db.selectFrom('fileArrivals').select('name').execute()).toEqual([])
})

it('what lay aside while its request was read goes too, but not what is still being read', async () => {
  const folder = join(app.dataDir, 'incoming')
  await mkdir(folder, { recursive: true })
  for (const name of ['left', 'fresh']) await writeFile(join(folder, name), 'x')
  const anHourAgo = new Date(Date.now() - 61 * minuteMs)
  await utimes(join(folder, 'left'), anHourAgo, anHourAgo)
  await sweep()
  expect(await readdir(folder)).toEqual(['fresh'])
})
