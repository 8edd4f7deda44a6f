import { GripVertical, Lock, Pin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { placeInWords } from '@bargah/contract/kernel/number-words.ts'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import type { ColumnFacts, Layout } from './table-state.rules.ts'
import { leavingOrder, moveColumn, soundLayout } from './table-state.rules.ts'

type ChooserColumn = ColumnFacts & { header: string }
type ColumnChooserProps = {
  columns: readonly ChooserColumn[]
  layout: Layout
  start: Layout
  /** Shown by the layout, and gone for want of room. */
  left: readonly string[]
  onLayout: (layout: Layout) => void
  say: (words: string) => void
}

/** «ستون‌ها»: which columns are shown, in which order, and which stay at the start while the rest scrolls. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, layout, start, left, onLayout, say } = props
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const ours = layout.order.flatMap((id) => columns.find((column) => column.id === id && !column.menu) ?? [])
  const shown = ours.filter(({ id }) => !layout.hidden.includes(id)).length
  const leaving = leavingOrder(columns, layout)
  const change = (part: Partial<Layout>) => onLayout(soundLayout({ ...layout, ...part }, columns))
  const move = (id: string, to: string | undefined) => {
    const goal = ours.find((column) => column.id === to)
    if (!goal || goal.identity) return
    const order = moveColumn(layout.order, id, goal.id)
    change({ order })
    const name = ours.find((column) => column.id === id)?.header ?? ''
    say(`ستون ${name}: جای ${toPersianDigits(order.indexOf(id) + 1)} از ${toPersianDigits(ours.length)}`)
  }
  const onKey = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(id, ours[index + step]?.id)
  }
  const onDrag = (event: PointerEvent) => {
    if (!dragged) return
    const over = [...(list.current?.children ?? [])].find((item) => {
      const box = item.getBoundingClientRect()
      return event.clientY >= box.top && event.clientY < box.bottom
    })
    if (over instanceof HTMLElement && over.dataset.column !== dragged) move(dragged, over.dataset.column)
  }
  return (
    <>
      <div className="fine strong menu-label apart">
        <span className="num">
          ستون‌ها، {toPersianDigits(shown)} از {toPersianDigits(ours.length)}
        </span>
        <button
          type="button"
          className="strong accent-ink link"
          onClick={() => {
            onLayout(start)
            say('ستون‌ها به حالت پیش‌فرض برگشت')
          }}
        >
          پیش‌فرض
        </button>
      </div>
      {leaving.length > 0 && (
        <p className="fine menu-label">
          اگر جا کم باشد، ستون‌ها به ترتیبی که کنارشان آمده پنهان می‌شوند؛ ستون سنجاق‌شده می‌ماند.
        </p>
      )}
      <ul ref={list} className="relative" aria-label="ستون‌ها">
        {ours.map(({ id, header, identity }, index) => {
          const pinned = layout.pinned.includes(id)
          return (
            <li
              key={id}
              data-column={id}
              className={classes('row gap-15 chooser-row press', id === dragged && 'is-dragged')}
            >
              {identity ? (
                <span className="square grip">
                  <Lock className="i-sm" />
                </span>
              ) : (
                <button
                  type="button"
                  className="square grip"
                  aria-label={`جابه‌جا کردن ستون ${header}`}
                  title="بکشید، یا با کلیدهای بالا و پایین جابه‌جا کنید"
                  onKeyDown={(event) => onKey(event, id, index)}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId)
                    setDragged(id)
                  }}
                  onPointerMove={onDrag}
                  onPointerUp={() => setDragged(null)}
                  onPointerCancel={() => setDragged(null)}
                >
                  <GripVertical className="i-sm" />
                </button>
              )}
              <label className="grow" htmlFor={`column-${id}`}>
                {header}
              </label>
              <small id={`goes-${id}`} className="fine">
                {!layout.hidden.includes(id) && sayLeaving(id, leaving, left)}
              </small>
              {!identity && (
                <button
                  type="button"
                  className="square pin"
                  aria-label={`سنجاق کردن ستون ${header}`}
                  aria-pressed={pinned}
                  onClick={() =>
                    change({
                      pinned: pinned ? layout.pinned.filter((one) => one !== id) : [...layout.pinned, id],
                    })
                  }
                >
                  <Pin className="i-sm" />
                </button>
              )}
              <Checkbox
                id={`column-${id}`}
                label=""
                aria-label={`ستون ${header}`}
                labelHidden
                aria-describedby={`goes-${id}`}
                disabled={identity ?? false}
                value={!layout.hidden.includes(id)}
                onChange={(on) =>
                  change({
                    hidden: on ? layout.hidden.filter((one) => one !== id) : [...layout.hidden, id],
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** In: a column that is shown, those that leave, in order, and those that have left. Out: when it leaves, in words. */
function sayLeaving(id: string, leaving: readonly string[], left: readonly string[]): string {
  const place = leaving.indexOf(id) + 1
  if (leaving.length === 0) return ''
  if (place === 0) return 'همیشه می‌ماند'
  return `${placeInWords(place)}${left.includes(id) ? '، اکنون پنهان' : ''}`
}
