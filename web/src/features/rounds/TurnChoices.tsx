import { useState } from 'react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { requestSentence } from '@bargah/contract/features/rounds/requests.text.ts'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { useFault } from '../../kernel/form/use-fault.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { parseChoices } from './desk-choices.rules.ts'
import { useChoicesOfTurn } from './desk.queries.ts'
import { moveItem } from './my-list.rules.ts'
import { ChoiceBadge } from './ChoiceBadge.tsx'
import { Rank, RemoveChoice } from './DeskChoice.tsx'
import { nameOfChoice, routeOfChoice } from './rounds.text.ts'
import './desk-choices.css'

type TurnChoicesProps = {
  turnId: number
  hallId: number
  mayChange: boolean
}

/** The choices of a turn, by whose hand each was filed, and what became of the ended ones (rules 11.5). */
export default function TurnChoices({ turnId, hallId, mayChange }: TurnChoicesProps) {
  return (
    <section>
      <h3>انتخاب‌ها</h3>
      <Read
        of={useChoicesOfTurn(turnId)}
        wait={<SkeletonLines lines={3} />}
        empty={<p className="muted">انتخابی ثبت نشده است.</p>}
      >
        {({ rows }) => {
          const { waiting, ended } = parseChoices(rows)
          return (
            <>
              <Waiting turnId={turnId} rows={waiting} mayChange={mayChange} />
              {ended.length > 0 && (
                <ul className="desk-choices" aria-label="انتخاب‌های پایان‌یافته">
                  {ended.map((row) => (
                    <Ended key={row.id} row={row} hallId={hallId} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Read>
    </section>
  )
}

type WaitingProps = Omit<TurnChoicesProps, 'hallId'> & { rows: readonly PriorityRow[] }

function Waiting({ turnId, rows, mayChange }: WaitingProps) {
  const [fault, told] = useFault()
  const [removing, setRemoving] = useState<PriorityRow | null>(null)
  const order = useWrite('reorderPriorities', told)
  const move = (from: number, to: number) => {
    if (order.isPending || rows[to] === undefined) return
    const Ids = moveItem(
      rows.map(({ id }) => id),
      from,
      to,
    )
    order.mutate({ body: { DriverTurnId: turnId, Ids } })
  }
  if (rows.length === 0) return null
  return (
    <>
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <ol className="desk-choices" aria-label="فهرست این دور">
        {rows.map((row, at) => (
          <li className="pad-y-25 row gap-3" key={row.id}>
            <Rank place={at + 1} />
            <Face row={row} />
            {mayChange && (
              <Acts
                name={nameOfChoice({ ...row, priority: at + 1 })}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onMove={(by) => move(at, at + by)}
                onRemove={() => setRemoving(row)}
              />
            )}
          </li>
        ))}
      </ol>
      {removing && (
        <RemoveChoice id={removing.id} name={nameOfChoice(removing)} onClose={() => setRemoving(null)} />
      )}
    </>
  )
}

type ActsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** At its end a row's arrow does nothing, and keeps the focus of whoever moved it there. */
const Acts = ({ name, isFirst, isLast, onMove, onRemove }: ActsProps) => (
  <span className="row">
    <IconButton
      aria-label={`${name} بالاتر برود`}
      aria-disabled={isFirst}
      size="dense"
      icon={<ArrowUp />}
      onClick={() => onMove(-1)}
    />
    <IconButton
      aria-label={`${name} پایین‌تر برود`}
      aria-disabled={isLast}
      size="dense"
      icon={<ArrowDown />}
      onClick={() => onMove(1)}
    />
    <IconButton aria-label={`برداشتن ${name}`} size="dense" icon={<Trash2 />} onClick={onRemove} />
  </span>
)

const Face = ({ row }: { row: PriorityRow }) => (
  <span className="grow blocks">
    <b>{routeOfChoice(row)}</b>
    <span className="fine">
      بار {toPersianDigits(row.cargoId)}، {row.kalaDesc}، {sums.netPay} {formatToman(row.netPayToman)}
    </span>
    <span className="fine">
      {row.byStaff ? 'به دست سالن' : 'به دست راننده'}، <Moment at={row.filedAt} look="row" />
    </span>
  </span>
)

type EndedProps = { row: PriorityRow; hallId: number }

/** What became of a choice, with the permit that came of it, and its round in the hall's log, where all of it can be checked. */
const Ended = ({ row, hallId }: EndedProps) => (
  <li className="row gap-3">
    <span className="grow blocks">
      <b>{routeOfChoice(row)}</b>
      <span className="fine">
        بار {toPersianDigits(row.cargoId)}، {row.kalaDesc}
      </span>
      <span className="fine">{requestSentence(row)}</span>
      <span className="fine">
        {row.byStaff ? 'به دست سالن' : 'به دست راننده'}، <Moment at={row.filedAt} look="row" />
      </span>
      <span className="fine row gap-3">
        {row.reserveId !== null && <PermitLink id={row.reserveId} />}
        {row.roundId !== null && (
          <a href={paths.roundInLog(hallId, row.roundId)} target="_blank" rel="noreferrer">
            این دور در دفتر
          </a>
        )}
      </span>
    </span>
    <ChoiceBadge choice={row} />
  </li>
)

const PermitLink = ({ id }: { id: number }) => (
  <Link
    to={useMember().role === 'LoadHallAdmin' ? paths.hallPermits : paths.adminPermits}
    search={{ open: id } as object}
  >
    مجوز {toPersianDigits(id)}
  </Link>
)
