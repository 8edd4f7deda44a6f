import { ShieldX } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { readLogState } from '@bargah/verifier/log-state.ts'
import type { Reason } from '@bargah/verifier/broken.ts'
import { paths } from '../../kernel/paths.ts'
import { isServerReached } from '../../kernel/connection.ts'
import { Note } from '../../ui/Note.tsx'
import { ConcernNote } from './ConcernNote.tsx'
import { computeConcern } from './log-concern.ts'
import { sayFault } from './fault-words.ts'
import { noteUnseen } from './last-seen.ts'
import { openSource } from './log-source.ts'
import { judgeReceipts } from './receipts.ts'
import { keepReceipts, listReceipts } from './receipts.keep.ts'
import { watchLog } from './watch-log.ts'

const everyMs = 5 * 60_000
/** What is said of files that are not there, which proves nothing against whoever keeps the log. */
const noProof: readonly string[] = ['file_missing', 'file_broken']

/** Looks for each promise that this phone holds. Out: what the log did wrong by one of them, or null. */
async function judgeKept(hallId: number): Promise<Reason | null> {
  const kept = (await listReceipts(hallId)).filter(({ isFound }) => !isFound)
  if (kept.length === 0) return null
  const { receipts, fault } = await judgeReceipts(kept, openSource(hallId), Date.now())
  await keepReceipts(receipts.filter(({ isFound }) => isFound))
  return fault
}

/** How the log goes on, and how it is told. A file that is not there, or a server that gives none, is no sight of it. */
async function look(hallId: number) {
  const source = openSource(hallId)
  const verdict = await watchLog(hallId, source).catch(() => null)
  const isSeen = verdict !== null && (verdict.ok || !noProof.includes(verdict.reason))
  const state = isSeen ? await readLogState(source).catch(() => null) : null
  const reason = verdict?.ok ? await judgeKept(hallId).catch(() => null) : (verdict?.reason ?? null)
  // who reaches nothing at all is told so elsewhere
  if (!isServerReached()) return { fault: null, concern: null }
  const unseenSince = noteUnseen(hallId, isSeen && state ? null : Date.now())
  const isFault = reason !== null && !noProof.includes(reason)
  return {
    fault: isFault ? sayFault(reason) : null,
    concern: computeConcern({ state, unseenSince }, Date.now()),
  }
}

/** Looks in the background whether a log is there, signed and goes on from what this phone saw. */
export default function LogWatch({ hallId }: { hallId: number }) {
  const { data } = useQuery({
    queryKey: ['log watch', hallId],
    queryFn: () => look(hallId),
    staleTime: everyMs,
    refetchInterval: everyMs,
    retry: false,
  })
  const book = <a href={paths.log(hallId)}>دفتر سالن</a>
  return (
    <>
      {data?.fault && (
        <Note tone="danger" icon={<ShieldX />} title="دفتر عمومی سالن با آنچه این گوشی دیده نمی‌خواند" alert>
          {data.fault} برگه و رسیدتان را نگه دارید، صفحهٔ دفتر را باز کنید، «دریافت سند» را بزنید و آن را به
          انجمن رانندگان نشان دهید. {book}
        </Note>
      )}
      {data?.concern && <ConcernNote concern={data.concern}>رسیدهایتان را نگه دارید. {book}</ConcernNote>}
    </>
  )
}
