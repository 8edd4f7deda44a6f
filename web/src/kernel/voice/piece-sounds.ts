import { asOgg } from './ogg.rules.ts'
import { readPack, type VoicePack } from './pack.rules.ts'
import fileUrl from './pieces.bin?url'

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

/** In: a piece. Out: its sound, decoded once. */
export function pieceSound(piece: string, sound: AudioContext): Promise<AudioBuffer> {
  const known = sounds.get(piece)
  if (known) return known
  const made = decode(piece, sound).catch((error: unknown) => {
    sounds.delete(piece)
    throw error
  })
  sounds.set(piece, made)
  return made
}

async function decode(piece: string, sound: AudioContext): Promise<AudioBuffer> {
  const pack = await readVoice()
  const packed = pack.find(piece)
  if (!packed) throw new Error(`no sound of «${piece}»`)
  return sound.decodeAudioData(asOgg(packed, pack.preSkip).buffer)
}
