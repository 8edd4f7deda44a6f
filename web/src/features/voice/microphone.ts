import { mostSoundBytes } from '@bargah/contract/features/voice/sound.ts'
import { voicePagePath } from '@bargah/contract/features/voice/voice-page.ts'

/** Why nothing can be recorded. */
export type MicrophoneTrouble = 'refused' | 'missing'

/** Speech is clear at this, and every browser that records knows it. */
const bitsPerSecond = 24_000
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** The longest piece takes three seconds. */
const longestMs = 6_000

type Policy = { allowsFeature: (name: string) => boolean }

/**
 * Whether this document may ask for a microphone: the server allows it to this page alone, and who came here from another
 * page of the panel still has that one's document.
 */
export function mayRecordHere(): boolean {
  const { featurePolicy } = document as { featurePolicy?: Policy }
  return featurePolicy?.allowsFeature('microphone') !== false
}

/** Whether the document was loaded for this page, so that loading it anew would change nothing. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const path = loaded ? new URL(loaded.name).pathname : ''
  return path.toLowerCase().replace(/\/$/, '') === voicePagePath.toLowerCase()
}

/** A piece that is being recorded: what it will be, and how it is ended. */
export type Recorder = { recorded: Promise<Blob>; stop: () => void }

/** Asks for the microphone and begins. It ends by `stop`, or by itself when more than a piece was said. */
export async function startRecording(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType && { mimeType }),
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const tooLong = setTimeout(stop, longestMs)
  const recorded = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      clearTimeout(tooLong)
      for (const track of stream.getTracks()) track.stop()
      resolve(new Blob(parts, { type: recorder.mimeType }))
    })
  })
  recorder.start()
  return { recorded, stop }
}

/** In: what the microphone failed by. Out: what to say of it. */
export const troubleOf = (error: unknown): MicrophoneTrouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing'

const chunk = 8_192

/** In: a recording. Out: it as the call takes it. Throws where it is longer than a piece may be. */
export async function asBase64(recorded: Blob): Promise<string> {
  if (recorded.size > mostSoundBytes) throw new Error('صدای ضبط‌شده بلندتر از اندازه است؛ کوتاه‌تر بگویید.')
  const bytes = new Uint8Array(await recorded.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}
