import type { FileStore } from '../../adapters/files/files.port.ts'
import { badInput, notFound } from '../../kernel/errors.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { SentFile } from '../../kernel/routes.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { takeFile } from '../files/files.api.ts'
import { findPicture, setPicture } from './driver-acts.store.ts'
import { isTold, noDriver } from './driver-info.views.ts'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

type Sent = { driverId: number | undefined; file: Upload; dailyBytes: number }

/** Puts a photo in the place of a driver's; who is one himself sends his own. */
export async function setDriverPicture(call: Call, { driverId, file, dailyBytes }: Sent): Promise<void> {
  const { userId, driverId: own } = sessionOf(call)
  const whose = own ?? driverId
  if (whose === undefined) throw badInput([notChosen('راننده')])
  await call.write(async (tx, at) => {
    const fileId = await takeFile(tx, file, { userId, at, dailyBytes })
    if (!(await setPicture(tx, whose, fileId))) throw noDriver()
  })
}

/** The photo of a driver. Throws 404 for another's, or when he has none. */
export async function openDriverPicture(call: Call, files: FileStore, nationalId: string): Promise<SentFile> {
  const found = await findPicture(call.db, nationalId)
  if (!found || !isTold(sessionOf(call), found.id)) throw noDriver()
  const bytes = found.name && (await files.open(found.name))
  if (!bytes) throw notFound('عکسی از این راننده')
  return { bytes, name: 'راننده.jpg', inline: true, fromUsers: { media: 'image/jpeg' } }
}
