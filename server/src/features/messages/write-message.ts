import { questionAnswered } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { messageRefusals } from '@bargah/contract/features/messages/messages.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { takeFile } from '../files/files.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { insertMessage, lockOwnMessage, lockQuestion, setFile, setTold } from './messages.store.ts'

export const noQuestion = () => notFound('پیامی با این شماره')

/** Asks the administration something. Out: the question's id. */
export function askQuestion(call: Call, asked: { title: string; text: string }): Promise<{ id: number }> {
  const { userId, driverId, companyId } = sessionOf(call)
  const asker = driverId === null ? { companyId } : { driverId }
  return call.write((tx, now) =>
    insertMessage(tx, { ...asked, ...asker, authorId: userId, writtenAt: now, lastAt: now }),
  )
}

type Written = { questionId: number; text: string }

/** Writes below a question of one's own, which then waits again. Out: the message's id. */
export const askOn = (call: Call, { questionId, text }: Written): Promise<{ id: number }> =>
  call.write(
    async (tx, now) => (await writeBelow(tx, call, { questionId, text, at: now, isAnswer: false })).made,
  )

/** Answers a question; the asker is told. Out: the answer's id. */
export const answerQuestion = (call: Call, { questionId, text }: Written): Promise<{ id: number }> =>
  call.write(async (tx, now) => {
    const { made, question } = await writeBelow(tx, call, { questionId, text, at: now, isAnswer: true })
    const to = { userId: question.authorId }
    await notify(tx, [{ to, ...questionAnswered({ id: questionId, title: question.title ?? '' }) }], now)
    return made
  })

type Below = Written & { at: Date; isAnswer: boolean }

async function writeBelow(tx: Tx, call: Call, { questionId, text, at, isAnswer }: Below) {
  const session = sessionOf(call)
  const question = await lockQuestion(tx, session, questionId)
  if (!question) throw noQuestion()
  const made = await insertMessage(tx, {
    questionId,
    text,
    isAnswer,
    authorId: session.userId,
    writtenAt: at,
  })
  await setTold(tx, questionId, { at, isAnswer })
  return { made, question }
}

/** Puts a file to a message that the caller wrote, one to each. */
export function attachFile(call: Call, { id, file }: { id: number; file: Upload }, dailyBytes: number) {
  const session = sessionOf(call)
  return call.write(async (tx, now) => {
    const message = await lockOwnMessage(tx, session, id)
    if (!message) throw noQuestion()
    refuse(message.fileId === null ? null : 'has_file', messageRefusals)
    await setFile(tx, id, await takeFile(tx, file, { userId: session.userId, at: now, dailyBytes }))
  })
}
