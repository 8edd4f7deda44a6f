import type { Db } from '../../kernel/database.ts'
import { addRow } from '../../../test/rows.ts'

type Asker = { userId: number; driverId?: number | null; companyId?: number | null }
type Given = {
  title?: string
  text?: string
  writtenAt?: Date
  answer?: { userId: number; text?: string; isSeen?: boolean }
}

/** A question of a driver or a company, answered when an answer is given. Out: the question's id. */
export async function buildQuestion(
  db: Db,
  { userId: authorId, driverId = null, companyId = null }: Asker,
  { title = 'مبلغ بلوکه‌شده آزاد نشد', text = 'لطفاً بررسی کنید.', writtenAt = new Date(), answer }: Given = {},
): Promise<{ id: number }> {
  const answeredAt = answer ? new Date(writtenAt.getTime() + 60_000) : null
  const { id } = await addRow(db, 'messages', {
    authorId,
    driverId,
    companyId,
    title,
    text,
    writtenAt,
    answeredAt,
    lastAt: answeredAt ?? writtenAt,
    seenAt: answer?.isSeen ? answeredAt : null,
  })
  if (answer && answeredAt)
    await addRow(db, 'messages', {
      questionId: id,
      authorId: answer.userId,
      isAnswer: true,
      text: answer.text ?? 'در گردش حساب دیده می‌شود.',
      writtenAt: answeredAt,
    })
  return { id }
}
