import { useRef, useState } from 'react'
import { pieceSound } from '../../kernel/voice/piece-sounds.ts'
import { toast } from '../../ui/toast.ts'

/** Plays one piece as phones say it; a second press, or another piece, ends it. */
export function usePieceSound() {
  const sound = useRef<AudioContext | null>(null)
  const source = useRef<AudioBufferSourceNode | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const stop = () => {
    source.current?.stop()
    source.current = null
    setPlaying(null)
  }
  const play = async (piece: string) => {
    stop()
    sound.current ??= new AudioContext()
    await sound.current.resume()
    const next = sound.current.createBufferSource()
    next.buffer = await pieceSound(piece, sound.current)
    next.connect(sound.current.destination)
    next.addEventListener('ended', () => setPlaying((now) => (now === piece ? null : now)))
    source.current = next
    setPlaying(piece)
    next.start()
  }
  const press = (piece: string) => {
    if (playing === piece) return stop()
    play(piece).catch(() => toast({ tone: 'danger', title: 'صدا پخش نشد؛ دوباره بزنید.' }))
  }
  return { playing, press }
}
