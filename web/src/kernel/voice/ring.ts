const tones = [880, 1_108, 880] as const
const toneS = 0.16
const gapS = 0.1
const loudness = 0.25
const shakes = [200, 100, 200, 100, 200]

/** Rings and shakes three times. */
export async function ring(sound: AudioContext, signal: AbortSignal): Promise<void> {
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
