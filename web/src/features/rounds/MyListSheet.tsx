import { Check, Info, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { useServerOffset } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { ListRow } from './ListRow.tsx'
import { receivedText } from './rounds.text.ts'
import { useDragOrder } from './use-drag-order.ts'
import type { MyList } from './use-my-list.ts'

type MyListSheetProps = { list: MyList; closesAt: string | undefined; frozen: boolean; onClose: () => void }

/** The list in its order: up and down, the grip, and for each choice whether the server has it. */
export function MyListSheet({ list, closesAt, frozen, onClose }: MyListSheetProps) {
  const [removing, setRemoving] = useState(false)
  const rows = useRef<HTMLOListElement>(null)
  const drag = useDragOrder({ count: list.items.length, list: rows, onMove: list.move })
  return (
    <Sheet
      title="فهرست من"
      subtitle="به ترتیبی که دوست دارید"
      aside={closesAt && <TimeLeft closesAt={closesAt} />}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" size="hero" icon={<Plus className="i-lg" />} onClick={onClose}>
            افزودن بار دیگر
          </Button>
          {!frozen && list.items.length > 0 && (
            <Button
              variant="ghost"
              size="touch"
              icon={removing ? <Check className="i-lg" /> : <Trash2 className="i-lg" />}
              onClick={() => setRemoving(!removing)}
            >
              {removing ? 'پایان حذف' : 'حذف از فهرست'}
            </Button>
          )}
        </>
      }
    >
      <ol className="my-list" ref={rows}>
        {list.items.map((item, index) => (
          <ListRow
            key={item.cargoId}
            item={item}
            row={drag.rowOf(index)}
            last={list.items.length}
            mode={frozen ? 'frozen' : removing ? 'removing' : 'ordering'}
            onMove={(to) => list.move(index, to)}
            onRemove={() => list.remove(item.cargoId)}
            grip={drag.gripOf(index)}
            fault={list.faults.find(({ cargoId }) => cargoId === item.cargoId)?.sentence}
          />
        ))}
      </ol>
      <Announcer list={list} />
      <ListNote frozen={frozen} unsent={list.items.some(({ state }) => state === 'unsent')} />
    </Sheet>
  )
}

function ListNote({ frozen, unsent }: { frozen: boolean; unsent: boolean }) {
  if (frozen) return <Note tone="accent">فهرست‌ها بسته شده است؛ نتیجه تا چند لحظهٔ دیگر می‌آید.</Note>
  if (unsent)
    return (
      <Note tone="warning">
        اینترنت قطع است؛ آنچه فرستاده نشده، با برگشتن اینترنت خودبه‌خود فرستاده می‌شود.
      </Note>
    )
  return (
    <Note tone="accent" icon={<Info />}>
      پس از بسته شدن دور، اولین باری که به نوبت شما برسد مال شماست. فهرست بلندتر هیچ زیانی ندارد.
    </Note>
  )
}

function TimeLeft({ closesAt }: { closesAt: string }) {
  const left = useCountdown(closesAt, useServerOffset())
  return (
    <span className="time-left">
      <b role="timer">{formatCountdown(left)}</b> مانده
    </span>
  )
}

/** Reads aloud how the sending goes: what is still on its way, or that all of it was received. */
function Announcer({ list }: { list: MyList }) {
  const [words, setWords] = useState('')
  const before = useRef<string | null>(null)
  const state =
    ['unsent', 'sending'].find((one) => list.items.some((item) => item.state === one)) ?? 'received'
  const item = list.items.find((one) => one.state === state)
  useEffect(() => {
    if (before.current !== null && before.current !== state && item) setWords(receivedText(item))
    before.current = state
  }, [state, item])
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}
