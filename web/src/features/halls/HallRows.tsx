import { Lock, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSearchWalk } from '../../ui/use-search-walk.ts'
import '../../ui/lines.css'

type HallRowFace = {
  key: number
  name: string
  detail?: ReactNode
  figure?: ReactNode
  words: string
  act?: ReactNode
  /** Takes it away, for who may: the word on the button, and what it is said to be of. */
  removes?: false | { word: string; of: string; onPress: () => void }
}

type HallRowsProps<Row> = {
  title: string
  /** «شرکت». */
  noun: string
  of: Reading<{ rows: Row[] }>
  face: (row: Row) => HallRowFace
  /** What may be searched for: «نام یا شناسهٔ ملی». */
  hint: string
  empty: ReactNode
}

/** So many that one searches rather than reads. */
const searchedFrom = 8
const mostShown = 60

export function HallRows<Row>({ title, noun, of, face, hint, empty }: HallRowsProps<Row>) {
  const [typed, setTyped] = useState('')
  const walk = useSearchWalk<HTMLDivElement>()
  const words = useDeferredValue(normalizeText(typed)).split(' ')
  return (
    <Panel title={title} flush>
      <Read
        of={of}
        wait={
          <div className="strip">
            <SkeletonLines lines={5} />
          </div>
        }
      >
        {({ rows }) => {
          if (rows.length === 0) return <p className="strip muted">{empty}</p>
          const found = rows
            .map(face)
            .filter(({ words: text }) => words.every((word) => normalizeText(text).includes(word)))
          return (
            <div {...walk}>
              {rows.length >= searchedFrom && (
                <div className="line-above strip">
                  <TextField
                    label={`جست‌وجوی ${noun}`}
                    labelHidden
                    dense
                    type="search"
                    placeholder={hint}
                    value={typed}
                    onChange={setTyped}
                  />
                </div>
              )}
              <ul className="lines hall-things" aria-label={`${formatNumber(found.length)} ${noun}`}>
                {found.slice(0, mostShown).map(({ key, name, detail, figure, act, removes }) => (
                  <li key={key} className="wrap">
                    <span className="grow">
                      <strong className="block anywhere strong">{name}</strong>
                      {detail && <small>{detail}</small>}
                    </span>
                    {figure}
                    {act}
                    {removes && (
                      <Button
                        size="dense"
                        icon={<X />}
                        aria-label={`${removes.word} ${removes.of}`}
                        onClick={removes.onPress}
                      >
                        {removes.word}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {found.length === 0 && <p className="strip muted">{noun}ی با این نام پیدا نشد.</p>}
              {found.length > mostShown && (
                <p className="strip muted num">
                  {formatNumber(found.length - mostShown)} {noun} دیگر هست؛ نام آن را بنویسید.
                </p>
              )}
            </div>
          )
        }}
      </Read>
    </Panel>
  )
}

/** In the place of what changes a part of a hall, for its own staff, who read it; with what they set themselves. */
export const KeptByAdmin = ({ children }: { children?: ReactNode }) => (
  <Panel
    className="hall-plain"
    title={
      <>
        <Lock className="i-sm" /> با مدیر سامانه است
      </>
    }
  >
    <p className="muted">
      این بخش را می‌بینید و مدیر سامانه آن را عوض می‌کند؛ اگر چیزی درست نیست به پشتیبانی بگویید.
    </p>
    {children}
  </Panel>
)
