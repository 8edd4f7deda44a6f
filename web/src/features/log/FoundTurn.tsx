import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { ShieldCheck } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber as count, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { stepsOf } from './found-turn.ts'
import type { LogState, LogStore } from './log-store.ts'
import { proveRows, saveProof } from './proofs.ts'
import { useRows } from './use-log.ts'

type FoundProps = { store: LogStore; state: LogState; turn: number }

/** All that the log holds of a turn, once the whole of it was checked. */
export function FoundTurn({ store, state, turn }: FoundProps) {
  const { check, index } = state
  if (check.is === 'running')
    return (
      <div className="stack gap-2 line-above log-found">
        <p className="muted num">نوبت {fa(turn)} پس از پایان بررسی نشان داده می‌شود.</p>
        <SkeletonLines lines={4} />
      </div>
    )
  if (check.is !== 'good')
    return (
      <Note tone="warning">
        {check.is === 'asks'
          ? 'برای پیدا کردن نوبت، نخست «بررسی همه» را بزنید.'
          : 'تا دفتر بررسی نشود نمی‌توان گفت این نوبت در آن هست یا نه.'}
      </Note>
    )
  const known = index.turns.get(turn)
  if (known) return <Steps store={store} state={state} turn={turn} indexes={known} />
  return (
    <Note tone="warning" title={`نوبت ${fa(turn)} در این دفتر نیست`}>
      شماره را با برگهٔ نوبت یکی کنید. اگر نوبت را همین حالا گرفته‌اید، «بررسی دوباره» را بزنید.
    </Note>
  )
}

function Steps({ store, state, turn, indexes }: FoundProps & { indexes: readonly number[] }) {
  const { data: rows = [] } = useRows(store, indexes)
  const proof = useQuery({
    queryKey: ['log proof', state.head?.size, indexes],
    queryFn: () => proveRows(state, rows.slice(0, 1)),
    enabled: rows.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const steps = stepsOf(rows, turn, state.index.rounds)
  const now = serverNow()
  return (
    <div className="stack gap-2 line-above log-found">
      <div className="row gap-3">
        <span className="title-lg num">{fa(turn)}</span>
        <p className="quiet-line blocks">
          <b>در دفتر هست و ثابت شد</b>
          <span className="num">{count(indexes.length)} سطر دربارهٔ این نوبت</span>
        </p>
      </div>
      <Timeline
        slim
        steps={steps.map(({ index, act, at }) => ({
          key: String(index),
          act,
          when: `سطر ${count(index + 1)}، ${formatDaySeconds(at, now)}`,
          state: 'done',
        }))}
      />
      <div className="row fine muted">
        <ShieldCheck className="is-good" />
        <span className="grow">
          {proof.data?.[0]
            ? `با ${count(proof.data[0].proof.length)} گام به آخرین امضای دفتر رسید.`
            : 'در حال رسیدن به آخرین امضای دفتر…'}
        </span>
        <Button
          size="dense"
          variant="ghost"
          disabled={rows.length === 0}
          onClick={() => void saveProof(state, rows, `سند نوبت ${turn}`)}
        >
          دریافت سند
        </Button>
      </div>
    </div>
  )
}
