import { soundKindOf } from '@bargah/contract/features/voice/sound.ts'
import { voice } from '@bargah/contract/features/voice/voice.endpoints.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { listRecordings, putRecording, removeRecording } from './voice.store.ts'

export const voiceRoutes = () =>
  routes(voice, {
    listRecordings: async ({ db }) =>
      (await listRecordings(db)).map(({ recordedAt, ...row }) => ({
        ...row,
        recordedAt: recordedAt.toISOString(),
      })),
    recordPiece: async (call, { body }) => {
      const id = await recordPiece(call, body.Piece, Buffer.from(body.Sound, 'base64'))
      return made('صدای شما به جای این تکه گفته می‌شود.', { id })
    },
    removeRecording: async (call, { body }) => {
      await call.write(async (tx) => {
        if (!(await removeRecording(tx, body.Piece))) throw notFound('صدای ضبط‌شده‌ای برای این تکه')
        return true
      })
      return done('این تکه دوباره با صدای ساخته گفته می‌شود.')
    },
  })

function recordPiece(call: Call, piece: string, sound: Buffer): Promise<number> {
  const kind = soundKindOf(sound)
  // the contract takes nothing else
  if (kind === null) throw new Error('a recording of no known kind')
  return call.write((tx, recordedAt) =>
    putRecording(tx, { piece, kind, sound, recordedBy: sessionOf(call).userId, recordedAt }),
  )
}
