import { Mic, Pause, RotateCcwClock, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
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
  const [removed, setRemoved] = useState<string | null>(null)
  return (
    <>
      <ul className="lines">
        {pieces.map((piece) => (
          <li key={piece} aria-label={piece} className="wrap">
            <b className="grow">{piece}</b>
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
              <Button size="dense" icon={<RotateCcwClock />} onClick={() => setRemoved(piece)}>
                صدای ساخته
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removed !== null && (
        <ConfirmWrite
          call="removeRecording"
          input={() => ({ body: { Piece: removed } })}
          title={`«${removed}» با صدای ساخته گفته شود؟`}
          consequence="صدای ضبط‌شده‌اش پاک می‌شود."
          confirmLabel="بله، برگردد"
          busyLabel="در حال برداشتن…"
          danger
          onDone={forgetRecordings}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
