import * as z from 'zod/mini'
import { endpoint, madeCommand, plainCommand } from '../../kernel/endpoint.ts'
import { id, oneOf, optional } from '../../kernel/fields.ts'
import { hourMs, type Limit } from '../../kernel/limits.ts'
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
    method: 'POST',
    path: '/api/v1/Comment/AddComment',
    title: 'پیام به پشتیبانی',
    reply: 'envelope',
    effect: 'write',
    changes: ['message'],
    reaches: ['outside'],
    access: { roles: askers },
    limits: asked,
    body: AskBody,
    data: madeCommand,
  }),
  /** Ours: more, in a question of one's own; it waits for an answer again. */
  askOn: endpoint({
    method: 'POST',
    path: '/api/v1/Comment/AddToComment',
    title: 'ادامهٔ پیام به پشتیبانی',
    reply: 'envelope',
    effect: 'write',
    changes: ['message'],
    reaches: ['outside'],
    access: { roles: askers },
    limits: asked,
    body: AskOnBody,
    data: madeCommand,
  }),
  /** Ours: a file to words that one has just written, one to each. */
  attachFile: endpoint({
    method: 'POST',
    path: '/api/v1/Comment/AttachFile',
    title: 'پیوست پیام',
    reply: 'envelope',
    effect: 'write',
    changes: ['message'],
    reaches: [],
    stays: 'sent_file',
    refusals: [messageRefusals, fileRefusals],
    access: { roles: [...askers, 'Admin'] },
    body: z.object({ Id: id('پیام') }),
    files: { File: messageFile },
    data: plainCommand,
  }),
  listQuestionsOfDriver: endpoint({
    method: 'GET',
    path: '/api/v1/Comment/GetByDriverId',
    reply: 'list',
    effect: 'read',
    about: ['message'],
    access: { roles: ['Driver'] },
    data: QuestionRow,
    table: questionTable,
  }),
  listQuestionsOfCompany: endpoint({
    method: 'GET',
    path: '/api/v1/Comment/GetByTransportationCompanyId',
    reply: 'list',
    effect: 'read',
    about: ['message'],
    access: { roles: ['TransportationCompanyAdmin'] },
    data: QuestionRow,
    table: questionTable,
  }),
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/v1/Comment/GetAllQuestion',
    reply: 'list',
    effect: 'read',
    about: ['message'],
    access: { roles: ['Admin'] },
    query: z.object({ View: optional(oneOf('نما', questionViews)) }),
    data: QuestionRow,
    table: questionTable,
  }),
  /** Ours: one of them, with its file. */
  showQuestion: endpoint({
    method: 'GET',
    path: '/api/v1/Comment/GetById',
    reply: 'envelope',
    effect: 'read',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    query: z.object({ Id: id('پیام') }),
    data: Question,
  }),
  /** Ours: what waits for whoever asks, of how many: unanswered questions of an administrator, unseen answers of an asker. */
  countMessages: endpoint({
    method: 'GET',
    path: '/api/v1/Comment/GetWaiting',
    reply: 'envelope',
    effect: 'read',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    data: z.object({ waiting: z.number(), oldestAt: z.nullable(z.string()), all: z.number() }),
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/api/v1/Comment/AddAnswerComment',
    title: 'پاسخ به پیام',
    reply: 'envelope',
    effect: 'write',
    changes: ['message', 'notification'],
    reaches: ['outside'],
    access: { roles: ['Admin'] },
    body: AnswerBody,
    data: madeCommand,
  }),
  listReplies: endpoint({
    method: 'POST',
    path: '/api/v1/Comment/GetAllAnswer',
    reply: 'list',
    effect: 'read',
    about: ['message'],
    access: { roles: [...askers, 'Admin'] },
    body: RepliesBody,
    data: ReplyRow,
    table: replyTable,
  }),
  /** Marks answers as seen, questions as read; `Id`, ours, one alone. */
  markSeen: endpoint({
    method: 'POST',
    path: '/api/v1/ShowMessage/ShowView',
    title: 'دیدن پیام‌ها',
    reply: 'envelope',
    effect: 'write',
    changes: ['message'],
    reaches: [],
    stays: 'only_notes',
    access: { roles: [...askers, 'Admin'] },
    body: z.object({ Id: optional(id('پیام')) }),
    data: plainCommand,
  }),
}
