import { Mic, Pause, RotateCcwClock, Volume2 } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { forgetRecordings } from '../../kernel/voice/recordings.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import '../../ui/lines.css'
import { usePieceSound } from './use-piece-sound.ts'
import type { useRecorder } from './use-recorder.ts'

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
