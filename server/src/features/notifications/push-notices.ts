import type { Push } from '../../adapters/push/push.port.ts'
import type { Database } from '../../kernel/database.ts'
import { enqueuePatient } from '../../kernel/jobs.ts'
import { listedForMs } from './notifications.rules.ts'
import { deletePush, listPushes } from './push.store.ts'

/** The job that shows one notice on one device; it is told their ids alone. */
export const pushJob = 'push-notice'

const since = (now: Date) => new Date(now.getTime() - listedForMs)

/** Has each device told of each notice by a job of its own, so that one that fails is tried again alone. May run twice. */
export async function sharePushes({ db, clock }: Database, noticeIds: readonly number[]): Promise<void> {
  const now = await clock.now(db)
  const pushes = await listPushes(db, { noticeIds, since: since(now) }, now)
  const jobs = pushes.map(({ id: noticeId, sessionId }) => ({
    payload: { noticeId, sessionId },
    key: `push:${noticeId}:${sessionId}`,
  }))
  await enqueuePatient(db, pushJob, jobs)
}

/**
 * Tells a device of a notice, by its title alone, unless it was read meanwhile or is no news any more. May run twice: a
 * phone shows a notice once, by its tag. What fails is tried again by the queue.
 */
export async function pushNotice(
  { db, clock }: Database,
  push: Push,
  { noticeId, sessionId }: { noticeId: number; sessionId: number },
): Promise<void> {
  const now = await clock.now(db)
  const asked = { noticeIds: [noticeId], sessionId, since: since(now) }
  for (const { id, subject, link, endpoint, publicKey, auth, keyId } of await listPushes(db, asked, now)) {
    const message = { title: subject, link: link ?? '/', tag: `notice-${id}` }
    const became = await push.send({ endpoint, publicKey, auth, keyId }, message)
    if (became === 'gone') await deletePush(db, sessionId)
  }
}
