import { phoneVoice, speakByPhone } from './phone-voice.ts'
import { type SpokenPart, toPieces } from './pieces.rules.ts'
import { pieceSound } from './piece-sounds.ts'
import { recordedPieces } from './recordings.ts'
import { inSpokenWords } from './spoken.rules.ts'
import { chooseVoice } from './choose-voice.rules.ts'

const tones = [880, 1_108, 880] as const
const toneS = 0.16
const gapS = 0.1
const loudness = 0.25
const shakes = [200, 100, 200, 100, 200]

/** Rings and shakes three times. */
async function ring(sound: AudioContext, signal: AbortSignal): Promise<void> {
  navigator.vibrate?.(shakes)
  const ended = tones.map((hertz, at) => tone(hertz, sound.currentTime + at * (toneS + gapS), sound, signal))
  await Promise.all(ended)
}

function tone(hertz: number, at: number, sound: AudioContext, signal: AbortSignal): Promise<void> {
  const [source, level] = [sound.createOscillator(), sound.createGain()]
  source.frequency.value = hertz
  level.gain.setValueAtTime(loudness, at)
  level.gain.exponentialRampToValueAtTime(0.001, at + toneS)
  source.connect(level).connect(sound.destination)
  source.start(at)
  source.stop(at + toneS)
  return new Promise((resolve) => {
    source.addEventListener('ended', () => resolve())
    signal.addEventListener('abort', () => resolve())
  })
}

type Saying = {
  sound: AudioContext
  rings: boolean
  signal: AbortSignal
  onWords: (words: string) => void
}

/** Says a sentence, and is done when it has been said or `signal` ends it. */
export async function say(sentence: string, { sound, rings, signal, onWords }: Saying): Promise<void> {
  const words = inSpokenWords(sentence)
  onWords(words)
  const said = toPieces(words)
  const [voice, recorded] = await Promise.all([phoneVoice(), recordedPieces()])
  if (signal.aborted || !(await isAwake(sound))) return
  if (rings) await ring(sound, signal)
  if (signal.aborted) return
  const by = chooseVoice(said, { hasVoice: voice !== null, isRecorded: (piece) => recorded.has(piece) })
  await (by === 'voice' && voice ? speakByPhone(words, voice, signal) : sayPieces(said, sound, signal))
}

const patienceMs = 1_000

/** Whether the browser lets sound out: what speaks by itself on a page that nobody has touched yet is not heard. */
const isAwake = (sound: AudioContext): Promise<boolean> =>
  Promise.race([
    sound.resume().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(sound.state === 'running'), patienceMs)),
  ])

/** Edges of pieces are silent for a moment; they overlap by it, so that a number is one flow. */
const overlapS = 0.016
const leadS = 0.06

type Played = { sound: AudioBuffer } | { restMs: number }

async function sayPieces(
  said: readonly SpokenPart[],
  sound: AudioContext,
  signal: AbortSignal,
): Promise<void> {
  const played = await Promise.all(
    said.map(async (one): Promise<Played | null> => {
      if ('restMs' in one) return one
      return 'piece' in one ? { sound: await pieceSound(one.piece, sound) } : null
    }),
  )
  if (!signal.aborted)
    await play(
      played.filter((one) => one !== null),
      sound,
      signal,
    )
}

/** All pieces are set to their moments at once, so that the phone may do something else meanwhile. */
function play(played: readonly Played[], sound: AudioContext, signal: AbortSignal): Promise<void> {
  let at = sound.currentTime + leadS
  const sources = played.flatMap((one) => {
    if ('restMs' in one) {
      at += one.restMs / 1000
      return []
    }
    const source = sound.createBufferSource()
    source.buffer = one.sound
    source.connect(sound.destination)
    source.start(at)
    at += one.sound.duration - overlapS
    return [source]
  })
  return new Promise((resolve) => {
    const last = sources.at(-1)
    if (!last) return resolve()
    last.addEventListener('ended', () => resolve())
    signal.addEventListener('abort', () => {
      for (const source of sources) source.stop()
      resolve()
    })
  })
}
