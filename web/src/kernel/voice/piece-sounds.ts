import { asOgg } from './ogg.rules.ts'
import { readPack, type VoicePack } from './pack.rules.ts'
import fileUrl from './pieces.bin?url'
import { recordedPieces, recordedSound } from './recordings.ts'

let reading: Promise<VoicePack> | null = null
const sounds = new Map<string, Promise<AudioBuffer>>()

/** The file of the voice, fetched once; what failed is tried again at the next press. */
function readVoice(): Promise<VoicePack> {
  reading ??= fetchVoice().catch((error: unknown) => {
    reading = null
    throw error
  })
  return reading
}

async function fetchVoice(): Promise<VoicePack> {
  const reply = await fetch(fileUrl)
  if (!reply.ok) throw new Error(`the voice: ${reply.status}`)
  return readPack(await reply.arrayBuffer())
}

/** In: a piece. Out: its sound, decoded once: as somebody said it, where that can be had, else as it was made. */
export async function pieceSound(piece: string, sound: AudioContext): Promise<AudioBuffer> {
  const id = (await recordedPieces()).get(piece)
  if (id === undefined) return madeSound(piece, sound)
  return keptSound(`recording ${id}`, () => recordedSound(id, sound)).catch(() => madeSound(piece, sound))
}

/** In: a piece. Out: its made sound. */
export const madeSound = (piece: string, sound: AudioContext): Promise<AudioBuffer> =>
  keptSound(piece, () => decode(piece, sound))

function keptSound(name: string, make: () => Promise<AudioBuffer>): Promise<AudioBuffer> {
  const known = sounds.get(name)
  if (known) return known
  const made = make().catch((error: unknown) => {
    sounds.delete(name)
    throw error
  })
  sounds.set(name, made)
  return made
}

async function decode(piece: string, sound: AudioContext): Promise<AudioBuffer> {
  const pack = await readVoice()
  const packed = pack.find(piece)
  if (!packed) throw new Error(`no sound of «${piece}»`)
  return sound.decodeAudioData(asOgg(packed, pack.preSkip).buffer)
}
