import { Search } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { notWritten } from '@bargah/contract/kernel/not-given.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useAskedText } from '../../ui/use-asked-text.ts'
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
          label="جست‌وجو"
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
        placeholder={`مانند ${fa(4218)}`}
        maxLength={9}
      />
      <Button type="submit" variant="primary" icon={<Search />}>
        پیدا کردن
      </Button>
    </PlainForm>
  )
}
