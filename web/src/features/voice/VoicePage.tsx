import { useEffect, useState } from 'react'
import { voiceGroups } from '@bargah/contract/features/voice/pieces.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { isOwnDocument, mayRecordHere, type MicrophoneTrouble } from './microphone.ts'
import { PieceLines } from './PieceLines.tsx'
import { useRecorder } from './use-recorder.ts'

const panelId = 'voice-pieces'

/** The voice of drivers' phones: each piece that is said, and the ways to say it oneself. Admin only. */
export default function VoicePage() {
  const read = useQuery(apiQuery('listRecordings'))
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
            <div className="page-measure stack gap-3">
              <Tabs
                label="گروه‌های تکه‌ها"
                panelId={panelId}
                value={shown}
                onChange={show}
                wraps
                tabs={voiceGroups.map((group) => ({
                  key: group.title,
                  label: group.title,
                  count: doneOf(group.pieces, recorded),
                }))}
              />
              <div id={panelId} className="stack gap-3">
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
