import { Search, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import {
  formatNumber as count,
  toPersianDigits,
  toPersianDigits as fa,
} from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useAskedText } from '../../ui/use-asked-text.ts'
import { FindReceipt } from './FindReceipt.tsx'
import type { LogState, LogStore } from './log-store.ts'
import { notWritten } from '@bargah/contract/kernel/not-given.ts'
import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../kernel/now.ts'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { stepsOf } from './found-turn.ts'
import { proveRows, saveProof } from './proofs.ts'
import { useRows } from './use-log.ts'

type FindProps = {
  hallId: number
  store: LogStore
  state: LogState
  turn: number | null
  onTurn: (turn: number | null) => void
}
type FindBy = 'turn' | 'receipt'

const findByOptions = [
  { key: 'turn', label: 'با شمارهٔ نوبت' },
  { key: 'receipt', label: 'با رسید' },
] as const

/** Where anybody finds his own turn and lists in the log. */
export function FindCard({ hallId, store, state, turn, onTurn }: FindProps) {
  const [by, setBy] = useState<FindBy>('turn')
  return (
    <Panel title="نوبت خودتان را پیدا کنید">
      <div className="stack gap-25">
        <Segments<FindBy>
          label="جست‌وجو با"
          labelHidden
          options={findByOptions}
          value={by}
          onChange={(next) => next && setBy(next)}
        />
        {by === 'turn' ? (
          <ByNumber start={turn} onTurn={onTurn} />
        ) : (
          <FindReceipt
            hallId={hallId}
            state={state}
            onTurn={(number) => {
              onTurn(number)
              setBy('turn')
            }}
          />
        )}
        {by === 'turn' && turn !== null && <FoundTurn key={turn} store={store} state={state} turn={turn} />}
      </div>
    </Panel>
  )
}

function ByNumber({ start, onTurn }: { start: number | null; onTurn: FindProps['onTurn'] }) {
  const number = useAskedText(start === null ? '' : String(start), (text) =>
    text === '' ? notWritten('شمارهٔ نوبت') : undefined,
  )
  return (
    <PlainForm className="row at-start" onSubmit={() => number.ask((text) => onTurn(Number(text)))}>
      <DigitsField
        {...number.field}
        className="grow"
        label="شمارهٔ نوبت"
        labelHidden
        placeholder={`مانند ${toPersianDigits(4218)}`}
        maxLength={9}
      />
      <Button type="submit" variant="primary" icon={<Search />}>
        پیدا کردن
      </Button>
    </PlainForm>
  )
}

type FoundProps = { store: LogStore; state: LogState; turn: number }

/** All that the log holds of a turn, once the whole of it was checked. */
function FoundTurn({ store, state, turn }: FoundProps) {
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
