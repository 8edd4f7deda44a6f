import * as z from 'zod/mini'
import { endpoint, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { RecordPieceBody, Recording, RemoveRecordingBody } from './voice.schema.ts'

const keepers = { roles: ['Admin'] } as const

/** Ours: the pieces of the phones' voice that an operator said himself (docs/decisions/0091). */
export const voice = {
  /** For every phone, signed in or not: what is not among them is said by the made voice. */
  listRecordings: endpoint({
    ...reading,
    path: '/api/v1/Voice/GetRecordings',
    about: ['voice'],
    access: 'public',
    data: z.array(Recording),
  }),
  recordPiece: endpoint({
    ...writing,
    path: '/api/v1/Voice/RecordPiece',
    title: 'ضبط تکهٔ صدا',
    changes: ['voice'],
    reaches: [],
    stays: 'sent_file',
    access: keepers,
    body: RecordPieceBody,
    data: madeCommand,
  }),
  removeRecording: endpoint({
    ...writing,
    path: '/api/v1/Voice/RemoveRecording',
    title: 'برداشتن صدای ضبط‌شده',
    changes: ['voice'],
    reaches: [],
    held: true,
    access: keepers,
    body: RemoveRecordingBody,
  }),
}
