import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber as count, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import type { LogRow } from './fold.ts'
import { stepsOf } from './found-turn.ts'
import { FoundRows, OnceChecked } from './found.parts.tsx'
import type { LogState, LogStore } from './log-store.ts'
import { proveToStrangers, saveProof } from './proofs.ts'

type FoundProps = { store: LogStore; state: LogState; turn: number }

/** All that the log holds of a turn, once the whole of it was checked. */
export const FoundTurn = ({ store, state, turn }: FoundProps) => (
  <div className="stack gap-2 line-above log-found">
    <OnceChecked
      check={state.check}
      meanwhile={`نوبت ${fa(turn)} پس از پایان بررسی نشان داده می‌شود.`}
      asks="برای پیدا کردن نوبت، نخست «بررسی همه» را بزنید."
      unsure="تا دفتر بررسی نشود نمی‌توان گفت این نوبت در آن هست یا نه."
    >
      <FoundRows
        store={store}
        indexes={state.index.turns.get(turn)}
        none={
          <Note tone="warning" title={`نوبت ${fa(turn)} در این دفتر نیست`}>
            شماره را با برگهٔ نوبت یکی کنید. اگر نوبت را همین حالا گرفته‌اید، «بررسی دوباره» را بزنید.
          </Note>
        }
      >
        {(rows) => <Steps state={state} turn={turn} rows={rows} />}
      </FoundRows>
    </OnceChecked>
  </div>
)

type StepsProps = { state: LogState; turn: number; rows: readonly LogRow[] }

function Steps({ state, turn, rows }: StepsProps) {
  const now = serverNow()
  return (
    <>
      <div className="row gap-3">
        <span className="title-lg num">{fa(turn)}</span>
        <p className="quiet-line blocks">
          <b>در دفتر هست و ثابت شد</b>
          <span className="num">{count(rows.length)} سطر دربارهٔ این نوبت</span>
        </p>
      </div>
      <Timeline
        slim
        steps={stepsOf(rows, turn, state.index.rounds).map(({ index, act, at }) => ({
          key: String(index),
          act,
          when: `سطر ${count(index + 1)}، ${formatDaySeconds(at, now)}`,
          state: 'done',
        }))}
      />
      <Proof state={state} turn={turn} rows={rows} />
    </>
  )
}

/** How far the newest row is from the newest signature, and the file that shows all of them to anybody. */
function Proof({ state, turn, rows }: StepsProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['log proof', state.head?.size, rows.map(({ index }) => index)],
    queryFn: () => proveToStrangers(state, rows),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const length = data?.entries[0]?.proof.length
  return (
    <div className="row fine muted">
      <ShieldCheck className={data && 'is-good'} />
      <span className="grow">
        {length !== undefined
          ? `با ${count(length)} گام به آخرین امضای دفتر رسید.`
          : isError
            ? 'گام‌ها تا آخرین امضای دفتر از سرور نیامد.'
            : 'در حال رسیدن به آخرین امضای دفتر…'}
      </span>
      {isError ? (
        <Button size="dense" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          تلاش دوباره
        </Button>
      ) : (
        <Button
          size="dense"
          variant="ghost"
          disabled={!data}
          onClick={() => data && saveProof(`سند نوبت ${turn}`, data)}
        >
          دریافت سند
        </Button>
      )}
    </div>
  )
}
