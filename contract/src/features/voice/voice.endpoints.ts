import * as z from 'zod/mini'
import { endpoint, madeCommand, plainCommand } from '../../kernel/endpoint.ts'
import { RecordPieceBody, Recording, RemoveRecordingBody } from './voice.schema.ts'

const keepers = { roles: ['Admin'] } as const

/** Ours: the pieces of the phones' voice that an operator said himself (docs/decisions/0091). */
export const voice = {
  /** For every phone, signed in or not: what is not among them is said by the made voice. */
  listRecordings: endpoint({
    method: 'GET',
    path: '/api/v1/Voice/GetRecordings',
    reply: 'envelope',
    effect: 'read',
    about: ['voice'],
    access: 'public',
    data: z.array(Recording),
  }),
  recordPiece: endpoint({
    method: 'POST',
    path: '/api/v1/Voice/RecordPiece',
    reply: 'envelope',
    title: 'ضبط تکهٔ صدا',
    effect: 'write',
    changes: ['voice'],
    reaches: [],
    stays: 'sent_file',
    access: keepers,
    body: RecordPieceBody,
    data: madeCommand,
  }),
  removeRecording: endpoint({
    method: 'POST',
    path: '/api/v1/Voice/RemoveRecording',
    reply: 'envelope',
    title: 'برداشتن صدای ضبط‌شده',
    effect: 'write',
    changes: ['voice'],
    reaches: [],
    held: true,
    access: keepers,
    body: RemoveRecordingBody,
    data: plainCommand,
  }),
}
