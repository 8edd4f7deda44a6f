import { Mic, Pause, RotateCcwClock, Volume2 } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { forgetRecordings } from '../../kernel/voice/recordings.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import '../../ui/lines.css'
import type { useRecorder } from './use-recorder.ts'
import { useRef, useState } from 'react'
import { pieceSound } from '../../kernel/voice/piece-sounds.ts'
import { toast } from '../../ui/toast.ts'

/** Plays one piece as phones say it; a second press, or another piece, ends it. */
function usePieceSound() {
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

type PieceLinesProps = {
  pieces: readonly string[]
  recorded: ReadonlySet<string>
  recorder: ReturnType<typeof useRecorder>
}

/** Pieces one below another: whose voice says each, and how it is heard, said and taken back. */
export function PieceLines({ pieces, recorded, recorder }: PieceLinesProps) {
  const sound = usePieceSound()
  const remove = useHeld('removeRecording')
  return (
    <>
      <ul className="lines">
        {pieces.map((piece) => (
          <li key={piece} aria-label={piece} className="wrap">
            <b className="grow">
              {piece}
              <Going call="removeRecording" about={{ Piece: piece }} word="در حال پاک شدن" />
            </b>
            <Badge tone={recorded.has(piece) ? 'success' : 'plain'}>
              {recorded.has(piece) ? 'صدای شما' : 'ساخته'}
            </Badge>
            <Button
              size="dense"
              icon={sound.playing === piece ? <Pause /> : <Volume2 />}
              onClick={() => sound.press(piece)}
            >
              {sound.playing === piece ? 'ساکت' : 'بشنو'}
            </Button>
            <Button
              size="dense"
              variant={recorder.recording === piece ? 'primary' : 'soft'}
              icon={<Mic />}
              busy={recorder.sending === piece}
              busyLabel="در حال فرستادن…"
              disabled={recorder.recording !== null && recorder.recording !== piece}
              onClick={() => recorder.press(piece)}
            >
              {recorder.recording === piece ? 'گفتم' : recorded.has(piece) ? 'دوباره ضبط' : 'ضبط'}
            </Button>
            {recorded.has(piece) && (
              <Button
                size="dense"
                icon={<RotateCcwClock />}
                onClick={() =>
                  remove.act({
                    input: { body: { Piece: piece } },
                    said: `صدای ضبط‌شدهٔ «${piece}» پاک می‌شود`,
                    many: (count) => `${formatNumber(count)} صدا پاک می‌شود`,
                    onHeld: forgetRecordings,
                  })
                }
              >
                صدای ساخته
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
