import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { maySeeFinding } from './finding-scope.store.ts'
import { insertNote, lockFinding } from './oversight.store.ts'

type Noted = { findingId: number; words: string }

/** Writes what somebody saw who looked into a finding: whoever may see it, as is decided once nothing can come between. */
export async function noteFinding(call: Call, { findingId, words }: Noted): Promise<void> {
  const session = sessionOf(call)
  await call.write(async (tx, at) => {
    await lockFinding(tx, findingId)
    if (!(await maySeeFinding(tx, session, findingId))) throw notFound('یافته‌ای با این شماره')
    await insertNote(tx, { findingId, userId: session.userId, words, at })
  })
}
