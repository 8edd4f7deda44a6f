import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { findKept, type InquiryRequest, insertInquiry } from './inquiries.store.ts'

/** What a registry said to the same asker today is said again without asking, unless it was away. Outside of a transaction. */
export async function askOnce<T extends Json & { isAway: boolean }>(
  call: Call,
  asked: InquiryRequest,
  ask: () => Promise<T>,
): Promise<T> {
  const { userId } = sessionOf(call)
  const kept = await findKept(call.db, userId, asked, startOfTehranDay(await call.now()))
  const answer = kept ? (kept.answer as T) : await ask()
  if (!kept) await call.write((tx, now) => insertInquiry(tx, { ...asked, userId, answer }, now))
  return answer
}
