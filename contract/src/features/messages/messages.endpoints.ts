import * as z from 'zod/mini'
import { hourMs } from '../../kernel/durations.ts'
import { endpoint, listing, madeCommand, reading, searching, writing } from '../../kernel/endpoint.ts'
import { id, oneOf, optional } from '../../kernel/fields.ts'
import type { Limit } from '../../kernel/limits.ts'
import { questionTable, replyTable } from './messages.columns.ts'
import { questionViews } from './messages.states.ts'
import {
  AnswerBody,
  AskBody,
  AskOnBody,
  messageFile,
  Question,
  QuestionRow,
  RepliesBody,
  ReplyRow,
} from './messages.schema.ts'
import { fileRefusals } from '../files/files.text.ts'
import { messageRefusals } from './messages.text.ts'

const askers = ['Driver', 'TransportationCompanyAdmin'] as const
/** Nobody has so much to ask, and an administrator reads it all. */
const asked: readonly Limit[] = [{ by: 'account', most: 20, inMs: hourMs, kept: 'database' }]

export const messages = {
  askQuestion: endpoint({
    ...writing,
    path: '/api/v1/Comment/AddComment',
    title: 'پیام به پشتیبانی',
    changes: ['message'],
    reaches: ['outside'],
    access: { roles: askers },
    limits: asked,
    body: AskBody,
    data: madeCommand,
  }),
  /** Ours: more, in a question of one's own; it waits for an answer again. */
  askOn: endpoint({
    ...writing,
    path: '/api/v1/Comment/AddToComment',
    title: 'ادامهٔ پیام به پشتیبانی',
    changes: ['message'],
    reaches: ['outside'],
    access: { roles: askers },
    limits: asked,
    body: AskOnBody,
    data: madeCommand,
  }),
  /** Ours: a file to words that one has just written, one to each. */
  attachFile: endpoint({
    ...writing,
    path: '/api/v1/Comment/AttachFile',
    title: 'پیوست پیام',
    changes: ['message'],
    reaches: [],
    stays: 'sent_file',
    refusals: [messageRefusals, fileRefusals],
    access: { roles: [...askers, 'Admin'] },
    body: z.object({ Id: id('پیام') }),
    files: { File: messageFile },
  }),
  listQuestionsOfDriver: endpoint({
    ...listing,
    path: '/api/v1/Comment/GetByDriverId',
    about: ['message'],
    access: { roles: ['Driver'] },
    data: QuestionRow,
    table: questionTable,
  }),
  listQuestionsOfCompany: endpoint({
    ...listing,
    path: '/api/v1/Comment/GetByTransportationCompanyId',
    about: ['message'],
    access: { roles: ['TransportationCompanyAdmin'] },
    data: QuestionRow,
    table: questionTable,
  }),
  listQuestions: endpoint({
    ...listing,
    path: '/api/v1/Comment/GetAllQuestion',
    about: ['message'],
    access: { roles: ['Admin'] },
    query: z.object({ View: optional(oneOf('نما', questionViews)) }),
    data: QuestionRow,
    table: questionTable,
  }),
  /** Ours: one of them, with its file. */
  showQuestion: endpoint({
    ...reading,
    path: '/api/v1/Comment/GetById',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    query: z.object({ Id: id('پیام') }),
    data: Question,
  }),
  /** Ours: what waits for whoever asks, of how many: unanswered questions of an administrator, unseen answers of an asker. */
  countMessages: endpoint({
    ...reading,
    path: '/api/v1/Comment/GetWaiting',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    data: z.object({ waiting: z.number(), oldestAt: z.nullable(z.string()), all: z.number() }),
  }),
  answerQuestion: endpoint({
    ...writing,
    path: '/api/v1/Comment/AddAnswerComment',
    title: 'پاسخ به پیام',
    changes: ['message', 'notification'],
    reaches: ['outside'],
    access: { roles: ['Admin'] },
    body: AnswerBody,
    data: madeCommand,
  }),
  listReplies: endpoint({
    ...searching,
    path: '/api/v1/Comment/GetAllAnswer',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    body: RepliesBody,
    data: ReplyRow,
    table: replyTable,
  }),
  /** Marks answers as seen, questions as read; `Id`, ours, one alone. */
  markSeen: endpoint({
    ...writing,
    path: '/api/v1/ShowMessage/ShowView',
    title: 'دیدن پیام‌ها',
    changes: ['message'],
    reaches: [],
    stays: 'only_notes',
    access: { roles: [...askers, 'Admin'] },
    body: z.object({ Id: optional(id('پیام')) }),
  }),
}
