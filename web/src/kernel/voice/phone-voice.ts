import { persianVoice } from './choose-voice.rules.ts'

const patienceMs = 400
let isListed = false

/** The phone's own Persian voice, or null. Some browsers list their voices a moment after they were asked first. */
export async function phoneVoice(): Promise<SpeechSynthesisVoice | null> {
  const { speechSynthesis } = globalThis
  if (!speechSynthesis) return null
  if (!isListed && speechSynthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs)
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    })
  isListed = true
  return persianVoice(speechSynthesis.getVoices())
}

/** Has the phone's voice say words, and is done when it has or `signal` ends it. */
export function speakByPhone(words: string, voice: SpeechSynthesisVoice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const saying = new SpeechSynthesisUtterance(words)
    saying.voice = voice
    saying.lang = voice.lang
    saying.addEventListener('end', () => resolve())
    saying.addEventListener('error', () => (signal.aborted ? resolve() : reject(new Error('not spoken'))))
    signal.addEventListener('abort', () => speechSynthesis.cancel())
    speechSynthesis.speak(saying)
  })
}
