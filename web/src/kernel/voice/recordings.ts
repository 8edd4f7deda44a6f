import type { Recording } from '@bargah/contract/features/voice/voice.schema.ts'
import { call } from '../api.ts'
import { heardOf } from './recorded.rules.ts'

/** Pieces that an operator said himself: which there are is asked once in a while, and known from before without a network. */

const key = 'bargah.recordings'
const goodForMs = 10 * 60_000
const patienceMs = 1_500

type ByPiece = ReadonlyMap<string, number>
let asked: { at: number; known: Promise<ByPiece> } | null = null

export function recordedPieces(): Promise<ByPiece> {
  if (!asked || Date.now() - asked.at > goodForMs) asked = { at: Date.now(), known: askFor() }
  return asked.known
}

/** What has just been recorded or removed here is heard at once. */
export const forgetRecordings = (): void => void (asked = null)

async function askFor(): Promise<ByPiece> {
  try {
    const found = await call('listRecordings', { signal: AbortSignal.timeout(patienceMs) })
    localStorage.setItem(key, JSON.stringify(found))
    return byPiece(found)
  } catch {
    asked = null
    return byPiece(keptList())
  }
}

const byPiece = (found: readonly Recording[]): ByPiece => new Map(found.map(({ piece, id }) => [piece, id]))

function keptList(): Recording[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Recording[]
  } catch {
    return []
  }
}

/** In: the id of a recording. Out: its sound, cut and as loud as other pieces. Throws where it cannot be had or heard. */
export async function recordedSound(id: number, sound: BaseAudioContext): Promise<AudioBuffer> {
  const reply = await fetch(`/voice/${id}`)
  if (!reply.ok) throw new Error(`recording ${id}: ${reply.status}`)
  return cutToWords(await sound.decodeAudioData(await reply.arrayBuffer()), sound)
}

/** In: what was decoded of a recording. Out: its words alone, as loud as other pieces. Throws of silence. */
export function cutToWords(decoded: AudioBuffer, sound: BaseAudioContext): AudioBuffer {
  const samples = decoded.getChannelData(0)
  const heard = heardOf({ rate: decoded.sampleRate, samples })
  if (!heard) throw new Error('a silent recording')
  const cut = sound.createBuffer(1, heard.to - heard.from, decoded.sampleRate)
  cut.copyToChannel(
    samples.slice(heard.from, heard.to).map((one) => one * heard.gain),
    0,
  )
  return cut
}
