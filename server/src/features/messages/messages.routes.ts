import { messages } from '@bargah/contract/features/messages/messages.endpoints.ts'
import type { Attachment, QuestionRow, ReplyRow } from '@bargah/contract/features/messages/messages.schema.ts'
import * as said from '@bargah/contract/features/messages/messages.text.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes, whole } from '../../kernel/routes.ts'
import { linksFor } from '../files/files.api.ts'
import {
  countWaiting,
  findQuestion,
  findSeen,
  listQuestions,
  listWritten,
  type Written,
} from './messages.views.ts'
import { setSeen } from './messages.store.ts'
import { answerQuestion, askOn, askQuestion, attachFile, noQuestion } from './write-message.ts'

type MessagePorts = { keys: KeyRing; fileSettings: { dailyBytes: number } }

export const messagesRoutes = ({ keys, fileSettings }: MessagePorts) =>
  routes(messages, {
    askQuestion: async (call, { body }) =>
      made(said.questionAsked, await askQuestion(call, { title: body.Title, text: body.Desc })),
    askOn: async (call, { body }) =>
      made(said.questionAsked, await askOn(call, { questionId: body.Id, text: body.Desc })),
    attachFile: async (call, { body, uploads: [file] }) => {
      if (!file) throw new Error('a message without its file came past the binder')
      await attachFile(call, { id: body.Id, file }, fileSettings.dailyBytes)
      return done(said.fileAttached)
    },
    listQuestionsOfDriver: (call) => listQuestions(call.db, sessionOf(call)),
    listQuestionsOfCompany: (call) => listQuestions(call.db, sessionOf(call)),
    listQuestions: (call, { query }) => listQuestions(call.db, sessionOf(call), query.View),
    showQuestion: async (call, { query }) => {
      const question = await expectQuestion(call, query.Id)
      const [written] = await listWritten(call.db, query.Id)
      return { ...question, file: written ? fileOf(written, await linksFor(call, keys)) : null }
    },
    countMessages: (call) => countWaiting(call.db, sessionOf(call)),
    answerQuestion: async (call, { body }) =>
      made(said.questionAnswered, await answerQuestion(call, { questionId: body.Id, text: body.Answer })),
    listReplies: async (call, { body }) => whole(await presentReplies(call, body.Item3, keys)),
    markSeen: async (call, { body }) => {
      await call.write((tx, now) => setSeen(tx, sessionOf(call), now, body.Id))
      return done('دیده شد.')
    },
  })

async function expectQuestion(call: Call, id: number): Promise<QuestionRow> {
  const question = await findQuestion(call.db, sessionOf(call), id)
  if (!question) throw noQuestion()
  return question
}

type LinkTo = Awaited<ReturnType<typeof linksFor>>

const fileOf = ({ name, kind, bytes }: Written, linkTo: LinkTo): Attachment | null =>
  name === null || kind === null ? null : { fileName: linkTo({ name, kind }), kind, bytes: bytes ?? 0 }

async function presentReplies(call: Call, questionId: number, keys: KeyRing): Promise<ReplyRow[]> {
  const question = await expectQuestion(call, questionId)
  const [, ...below] = await listWritten(call.db, questionId)
  const linkTo = await linksFor(call, keys)
  const seen = await findSeen(call.db, questionId)
  const isAsker = sessionOf(call).role !== 'Admin'
  const { title, transportationCompanyId, transportationCompanyFullName, driverId, driverFullName } = question
  return below.map((written) => ({
    id: written.id,
    commentId: written.id,
    parentId: questionId,
    title,
    desc: written.text,
    transportationCompanyId,
    transportationCompanyFullName,
    driverId,
    driverFullName,
    date: jalaliDate(written.writtenAt),
    time: clockTime(written.writtenAt),
    createdAt: isoInstant(written.writtenAt),
    isAnswer: written.isAnswer,
    by: written.isAnswer && isAsker ? said.supportName : written.fullName,
    seenAt: seenAtOf(written, seen),
    file: fileOf(written, linkTo),
  }))
}

/** Of the last answer alone, which is what the question notes. */
function seenAtOf(
  { isAnswer, writtenAt }: Written,
  seen: { answeredAt: Date | null; seenAt: Date | null } | undefined,
): string | null {
  const isLast = seen?.answeredAt && writtenAt.getTime() === seen.answeredAt.getTime()
  return isAnswer && isLast && seen.seenAt ? isoInstant(seen.seenAt) : null
}
