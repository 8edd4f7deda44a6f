import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { FindReceipt } from './FindReceipt.tsx'
import { FoundTurn } from './FoundTurn.tsx'
import type { LogState, LogStore } from './log-store.ts'

type FindProps = {
  hallId: number
  store: LogStore
  state: LogState
  turn: number | null
  onTurn: (turn: number | null) => void
}
type Way = 'turn' | 'receipt'

const ways = [
  { key: 'turn', label: 'با شمارهٔ نوبت' },
  { key: 'receipt', label: 'با رسید' },
] as const

/** Where anybody finds his own turn and lists in the log. */
export function FindCard({ hallId, store, state, turn, onTurn }: FindProps) {
  const [way, setWay] = useState<Way>('turn')
  return (
    <section className="panel log-find">
      <h2>نوبت خودتان را پیدا کنید</h2>
      <Segments<Way>
        label="جست‌وجو با"
        labelHidden
        options={ways}
        value={way}
        onChange={(next) => next && setWay(next)}
      />
      {way === 'turn' ? (
        <ByNumber start={turn} onTurn={onTurn} />
      ) : (
        <FindReceipt
          hallId={hallId}
          state={state}
          onTurn={(number) => {
            onTurn(number)
            setWay('turn')
          }}
        />
      )}
      {way === 'turn' && turn !== null && <FoundTurn key={turn} store={store} state={state} turn={turn} />}
    </section>
  )
}

function ByNumber({ start, onTurn }: { start: number | null; onTurn: FindProps['onTurn'] }) {
  const [text, setText] = useState(start === null ? '' : String(start))
  const [isMissing, setMissing] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text === '')
    onTurn(text === '' ? null : Number(text))
  }
  return (
    <form className="log-search" onSubmit={find} noValidate>
      <DigitsField
        label="شمارهٔ نوبت"
        labelHidden
        placeholder={`مانند ${toPersianDigits(4218)}`}
        maxLength={9}
        value={text}
        onChange={setText}
        error={isMissing ? 'شمارهٔ نوبت را بنویسید.' : undefined}
      />
      <Button type="submit" variant="primary" icon={<Search />}>
        پیدا کردن
      </Button>
    </form>
  )
}
