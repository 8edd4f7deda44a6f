import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { voicePieces } from '../../contract/src/features/voice/pieces.ts'
import { packVoice } from './pack.ts'
import { readOgg } from './read-ogg.ts'
import { asPhonemes, soundsOf } from './sounds.ts'
import { levelled, readWave, trimmed, writeWave } from './wave.ts'

const speech = ['-v', 'fa', '-s', '165', '-p', '42', '-z']
const encoding = ['--quiet', '--speech', '--bitrate', '9.4', '--framesize', '60', '--padding', '0']

/** Makes the file of the voice: each piece is spoken, cut, made as loud as the others, encoded, and put beside the others. */
export function makeVoice(target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  try {
    writeFileSync(target, packVoice(voicePieces.map((piece) => ({ piece, ...makePiece(piece, folder) }))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makePiece(piece: string, folder: string) {
  const sounds = soundsOf.get(piece)
  if (!sounds) throw new Error(`tools/voice/sounds.ts does not say how «${piece}» sounds`)
  const at = (name: string) => join(folder, name)
  execFileSync('espeak-ng', [...speech, '-w', at('spoken.wav'), `[[${asPhonemes(sounds)}]]`])
  writeFileSync(at('cut.wav'), writeWave(levelled(trimmed(readWave(readFileSync(at('spoken.wav')))))))
  execFileSync('opusenc', [...encoding, at('cut.wav'), at('cut.opus')])
  return readOgg(readFileSync(at('cut.opus')))
}
