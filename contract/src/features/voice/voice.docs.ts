import type { FeatureDocs } from '../../kernel/docs.ts'

export const voiceDocs: FeatureDocs = {
  calls: {
    listRecordings: 'Lists the pieces of speech that somebody recorded.',
    recordPiece: 'Records a piece of speech.',
    removeRecording: 'Removes a recorded piece; the made one is said again.',
  },
  fields: {
    id: 'Id of the recording, whose sound is at `/voice/{id}`.',
    piece: 'Which piece of speech.',
    recordedAt: 'Instant of the recording.',
    sound: 'The recording, base64.',
  },
}
