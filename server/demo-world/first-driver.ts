import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../src/adapters/files/files.port.ts'
import type { Tx } from '../src/kernel/database.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { demoDriverCode } from './people.ts'

const portrait = join(projectDir, 'server/facts/demo-portrait.jpg')
const secondTruck = {
  cardNumber: '3200001',
  plateTwo: '51',
  plateLetter: 'ع',
  plateThree: '460',
  plateRegion: '84',
  loaderTypeId: 5003,
  madeYear: 1398,
}

/** The first demo driver has a photo and drives a second truck at times; the first stays the one of his next turn. */
export async function furnishFirstDriver(tx: Tx, now: Date, files: FileStore): Promise<void> {
  const driver = await tx
    .selectFrom('drivers')
    .innerJoin('users', 'users.driverId', 'drivers.id')
    .select(['drivers.id', 'users.id as userId', 'drivers.createdAt'])
    .where('drivers.nationalId', '=', demoDriverCode(1))
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('drivers')
    .set({ pictureFileId: await putPortrait(tx, files, { userId: driver.userId, createdAt: now }) })
    .where('id', '=', driver.id)
    .execute()
  const { createdAt } = driver
  const { id: freighterId } = await tx
    .insertInto('freighters')
    .values({ ...secondTruck, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('driverFreighters').values({ driverId: driver.id, freighterId, createdAt }).execute()
}

/** Puts the photo into the store, as if its driver had sent it. Out: the id of its row. */
async function putPortrait(tx: Tx, files: FileStore, sent: { userId: number; createdAt: Date }) {
  const content = await readFile(portrait)
  const name = randomBytes(16).toString('hex')
  await files.put(name, portrait)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { id } = await tx
    .insertInto('files')
    .values({ name, kind: 'jpeg', bytes: content.length, sha256, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
