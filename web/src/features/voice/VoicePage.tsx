import { useEffect, useRef, useState } from 'react'
import { Mic, Pause, RotateCcwClock, Volume2 } from 'lucide-react'
import { voiceGroups } from '@bargah/contract/features/voice/pieces.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Read } from '../../kernel/Read.tsx'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { forgetRecordings } from '../../kernel/voice/recordings.ts'
import { pieceSound } from '../../kernel/voice/piece-sounds.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { isOwnDocument, mayRecordHere, type MicrophoneTrouble } from './microphone.ts'
import { useRecorder } from './use-recorder.ts'
import '../../ui/lines.css'

const panelId = 'voice-pieces'

/** The voice of drivers' phones: each piece that is said, and the ways to say it oneself. Admin only. */
export default function VoicePage() {
  const read = useRead('listRecordings')
  const [shown, setShown] = useState(voiceGroups[0]?.title ?? '')
  const recorder = useRecorder()
  useOwnDocument()
  const show = (title: string) => {
    recorder.forgetTrouble()
    setShown(title)
  }
  return (
    <>
      <PageHead title="صدای گوشی راننده" subtitle="هر تکه را که ضبط کنید، با صدای شما گفته می‌شود." />
      <Read of={read} wait={<SkeletonLines lines={12} />} failedTitle="تکه‌های صدا نیامد">
        {(recordings) => {
          const recorded = new Set(recordings.map(({ piece }) => piece))
          const pieces = voiceGroups.find(({ title }) => title === shown)?.pieces ?? []
          return (
            <div className="stack gap-3">
              <Tabs
                label="گروه‌های تکه‌ها"
                panelId={panelId}
                value={shown}
                onChange={show}
                tabs={voiceGroups.map((group) => ({
                  key: group.title,
                  label: group.title,
                  count: doneOf(group.pieces, recorded),
                }))}
              />
              <div id={panelId} className="page-measure stack gap-3">
                {recorder.trouble && <Trouble of={recorder.trouble} />}
                <Panel
                  title={shown}
                  aside={<span className="quiet">{doneOf(pieces, recorded)} ضبط شده</span>}
                >
                  <PieceLines pieces={pieces} recorded={recorded} recorder={recorder} />
                </Panel>
              </div>
            </div>
          )
        }}
      </Read>
    </>
  )
}

/** How many were recorded: «۳ از ۸۶». */
const doneOf = (pieces: readonly string[], recorded: ReadonlySet<string>) =>
  `${formatNumber(pieces.filter((piece) => recorded.has(piece)).length)} از ${formatNumber(pieces.length)}`

/** A page that another page of the panel led to is loaded anew, since only its own document may ask for the microphone. */
function useOwnDocument() {
  useEffect(() => {
    if (!mayRecordHere() && !isOwnDocument()) location.reload()
  }, [])
}

const troubles: Record<MicrophoneTrouble, string> = {
  refused: 'میکروفون اجازه نیافت. در تنظیم مرورگر برای این صفحه اجازهٔ میکروفون بدهید و دوباره بزنید.',
  missing: 'میکروفونی در کار نیست. آن را وصل کنید و دوباره بزنید.',
}

const Trouble = ({ of }: { of: MicrophoneTrouble }) => (
  <Note tone="warning" alert>
    {troubles[of]}
  </Note>
)

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
function PieceLines({ pieces, recorded, recorder }: PieceLinesProps) {
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
