import { Plus, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './users.css'

/** A company or a hall; `linkId` when it is given to the user. */
export type Thing = { id: number; name: string; detail: string }
export type Given = Thing & { linkId: number }

type UserLinksProps = {
  /** «شرکت». */
  noun: string
  given: Reading<Given[]>
  /** What may be given, as far as it is found by what is typed. */
  find: (typed: string) => ReactNode
  onTake: (linkId: number) => void
  /** Which link is on its way. */
  takingId: number | undefined
  fault: string | null
}

/** What a user looks after, each to be taken away, and under it all that there is, to be found and given. */
export function UserLinks({ noun, given, find, onTake, takingId, fault }: UserLinksProps) {
  const [typed, setTyped] = useState('')
  const found = useDeferredValue(typed)
  return (
    <>
      {fault && (
        <section>
          <Note tone="danger" alert>
            {fault}
          </Note>
        </section>
      )}
      <section>
        <h3>{noun}‌های این کاربر</h3>
        <Read
          of={given}
          wait={<SkeletonLines lines={3} />}
          empty={<p className="muted">هنوز {noun}ی به این کاربر داده نشده است.</p>}
        >
          {(rows) => (
            <ul className="user-links" aria-label={`${formatNumber(rows.length)} ${noun}`}>
              {rows.map(({ linkId, ...thing }) => (
                <LinkRow key={linkId} thing={thing}>
                  <Button
                    size="dense"
                    icon={<X />}
                    busy={takingId === linkId}
                    busyLabel="…"
                    aria-label={`گرفتن ${thing.name}`}
                    onClick={() => onTake(linkId)}
                  >
                    گرفتن
                  </Button>
                </LinkRow>
              ))}
            </ul>
          )}
        </Read>
      </section>
      <section>
        <h3>همهٔ {noun}‌ها</h3>
        <TextField
          label={`جست‌وجوی ${noun}`}
          labelHidden
          type="search"
          placeholder={`نام ${noun}`}
          value={typed}
          onChange={setTyped}
        />
        {find(found)}
      </section>
    </>
  )
}

type FoundProps = {
  noun: string
  found: Reading<{ rows: Thing[]; total: number }>
  /** Those that are given already. */
  givenIds: ReadonlySet<number>
  onGive: (id: number) => void
  givingId: number | undefined
}

/** What was found, with what gives it. */
export const FoundThings = ({ noun, found, givenIds, onGive, givingId }: FoundProps) => (
  <Read
    of={found}
    wait={<SkeletonLines lines={5} />}
    empty={<p className="muted">{noun}ی با این نام پیدا نشد.</p>}
  >
    {({ rows, total }) => (
      <>
        <ul className="user-links">
          {rows.map((thing) => (
            <LinkRow key={thing.id} thing={thing}>
              {givenIds.has(thing.id) ? (
                <span className="subtle">داده شده</span>
              ) : (
                <Button
                  size="dense"
                  icon={<Plus />}
                  busy={givingId === thing.id}
                  busyLabel="…"
                  aria-label={`دادن ${thing.name}`}
                  onClick={() => onGive(thing.id)}
                >
                  دادن
                </Button>
              )}
            </LinkRow>
          ))}
        </ul>
        {total > rows.length && (
          <p className="muted num">
            {formatNumber(total - rows.length)} {noun} دیگر هست؛ نام آن را بنویسید.
          </p>
        )}
      </>
    )}
  </Read>
)

const LinkRow = ({ thing, children }: { thing: Thing; children: ReactNode }) => (
  <li>
    <span className="grow">
      <b>{thing.name}</b>
      <small className="num">{thing.detail}</small>
    </span>
    {children}
  </li>
)
