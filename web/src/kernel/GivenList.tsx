import type { ReactNode } from 'react'
import { Plus, X } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSearchWalk } from '../ui/use-search-walk.ts'
import { Read, type Reading } from './Read.tsx'
import '../ui/lines.css'

/** A company, a hall, a right: what is given to somebody, or could be. */
export type GivenThing = { id: number; name: string; detail: string }
/** What a search finds; `isGiven`: it need not be given again. */
export type Findable = GivenThing & { isGiven: boolean }

type Act<T> = {
  /** «گرفتن»; with the name of the thing it is read aloud. */
  word: string
  onPress: (thing: T) => void
  /** Whether the request for this thing is being sent. */
  isBusy: (thing: T) => boolean
}

type GivenListProps<T extends GivenThing> = {
  fault: string | null
  given: { of: Reading<T[]>; title: string; empty: ReactNode; take: Act<T> }
  all: {
    of: Reading<{ rows: Findable[]; total: number }>
    title: string
    /** «شرکت». */
    noun: string
    /** What is looked for: «نام شرکت». */
    hint: string
    typed: string
    onType: (typed: string) => void
    /** Shown instead of the button where it is given already. */
    givenWord: string
    give: Act<GivenThing>
  }
}

/** What is given, each to be taken away, and under it all that there is, to be found and given. */
export function GivenList<T extends GivenThing>({ fault, given, all }: GivenListProps<T>) {
  const giving = useSearchWalk<HTMLElement>()
  const taking = useSearchWalk<HTMLElement>()
  return (
    <>
      {fault && (
        <section>
          <Note tone="danger" alert>
            {fault}
          </Note>
        </section>
      )}
      <section {...taking}>
        <h3>{given.title}</h3>
        <Read of={given.of} wait={<SkeletonLines lines={3} />} empty={<p className="muted">{given.empty}</p>}>
          {(rows) => (
            <Things rows={rows} label={given.title}>
              {(thing) => <Press thing={thing} icon={<X />} {...given.take} />}
            </Things>
          )}
        </Read>
      </section>
      <section {...giving}>
        <h3>{all.title}</h3>
        <TextField
          label={`جست‌وجوی ${all.noun}`}
          labelHidden
          type="search"
          placeholder={all.hint}
          value={all.typed}
          onChange={all.onType}
        />
        <Read
          of={all.of}
          wait={<SkeletonLines lines={5} />}
          empty={<p className="muted">{all.noun}ی با این نام پیدا نشد.</p>}
        >
          {({ rows, total }) => (
            <>
              <Things rows={rows} label={all.title}>
                {(thing) =>
                  thing.isGiven ? (
                    <span className="subtle">{all.givenWord}</span>
                  ) : (
                    <Press thing={thing} icon={<Plus />} {...all.give} />
                  )
                }
              </Things>
              {total > rows.length && (
                <p className="muted num">
                  {formatNumber(total - rows.length)} {all.noun} دیگر هست؛ نام آن را بنویسید.
                </p>
              )}
            </>
          )}
        </Read>
      </section>
    </>
  )
}

type ThingsProps<T extends GivenThing> = {
  rows: readonly T[]
  label: string
  children: (thing: T) => ReactNode
}

const Things = <T extends GivenThing>({ rows, label, children }: ThingsProps<T>) => (
  <ul className="lines" aria-label={label}>
    {rows.map((thing) => (
      <li key={thing.id}>
        <span className="grow">
          <b>{thing.name}</b>
          <small className="num">{thing.detail}</small>
        </span>
        {children(thing)}
      </li>
    ))}
  </ul>
)

type PressProps<T extends GivenThing> = Act<T> & { thing: T; icon: ReactNode }

const Press = <T extends GivenThing>({ thing, icon, word, onPress, isBusy }: PressProps<T>) => (
  <Button
    size="dense"
    icon={icon}
    busy={isBusy(thing)}
    busyLabel="…"
    aria-label={`${word} ${thing.name}`}
    onClick={() => onPress(thing)}
  >
    {word}
  </Button>
)
