/** The tables of voice, written by `npm run tables` from the migrations. */
import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import type { GeneratedAlways } from 'kysely'

export type VoiceTables = {
  voiceRecordings: {
    id: GeneratedAlways<number>
    piece: string
    kind: SoundKind
    sound: Buffer
    recordedBy: number
    recordedAt: Date
  }
}
