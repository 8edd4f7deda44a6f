import { ShieldX } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import { Note } from '../../ui/Note.tsx'

const everyMs = 5 * 60_000
/** What is said of files that are not there, which proves nothing against whoever keeps the log. */
const noProof: readonly string[] = ['file_missing', 'file_broken']

/** Looks for each promise that this phone holds. Out: what the log did wrong by one of them, or null. */
async function judgeKept(hallId: number) {
  const { listReceipts, noteFound } = await import('./receipts.keep.ts')
  const kept = await listReceipts(hallId)
  if (kept.length === 0) return null
  const [{ judgeReceipts }, { openSource }] = await Promise.all([
    import('./receipts.ts'),
    import('./log-source.ts'),
  ])
  const { receipts, fault } = await judgeReceipts(kept, openSource(hallId), Date.now())
  await noteFound(receipts)
  return fault
}

/** Looks in the background whether a hall's log goes on from what this phone saw of it, and says so when it does not. */
export default function LogWatch({ hallId }: { hallId: number }) {
  const { data } = useQuery({
    queryKey: ['log watch', hallId],
    queryFn: async () => {
      const [{ watchLog }, { sayFault }] = await Promise.all([
        import('./watch-log.ts'),
        import('./fault-words.ts'),
      ])
      const verdict = await watchLog(hallId)
      const reason = verdict.ok ? await judgeKept(hallId) : verdict.reason
      return reason === null || noProof.includes(reason) ? null : sayFault(reason)
    },
    staleTime: everyMs,
    refetchInterval: everyMs,
    retry: false,
  })
  if (!data) return null
  return (
    <Note tone="danger" icon={<ShieldX />} title="دفتر عمومی سالن با آنچه این گوشی دیده نمی‌خواند" alert>
      {data} برگه و رسیدتان را نگه دارید، صفحهٔ دفتر را باز کنید، «دریافت سند» را بزنید و آن را به انجمن
      رانندگان نشان دهید. <a href={paths.log(hallId)}>دفتر سالن</a>
    </Note>
  )
}
