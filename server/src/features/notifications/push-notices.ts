import type { Push } from '../../adapters/push/push.port.ts'
import type { Database } from '../../kernel/database.ts'
import { forEachAlone } from '../../kernel/jobs.ts'
import { deletePush, listPushes } from './push.store.ts'

/**
 * Tells the browsers that asked for it of notices, by their titles alone. May run twice: a phone shows a notice once, by
 * its tag. What fails because a service is away is tried again by the queue.
 */
export async function pushNotices(
  { db, clock }: Database,
  push: Push,
  noticeIds: readonly number[],
): Promise<void> {
  const pushes = await listPushes(db, noticeIds, await clock.now(db))
  await forEachAlone(pushes, async ({ id, subject, link, sessionId, ...target }) => {
    const { endpoint, publicKey, auth, keyId } = target
    const message = { title: subject, link: link ?? '/', tag: `notice-${id}` }
    if ((await push.send({ endpoint, publicKey, auth, keyId }, message)) === 'gone')
      await deletePush(db, sessionId)
  })
}
