import { Check, ChevronDown, ChevronUp, CircleHelp, Eye, ListPlus, Phone, Undo2, X } from 'lucide-react'
import { useId } from 'react'
import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import {
  computeConditions,
  computeStanding,
  type Giving,
  asksAtHall,
  obstacleOf,
  sayWhatHelps,
} from './desk-queue.rules.ts'
import { PlateOf } from '../../ui/Plate.tsx'
import { type TurnActs, TurnMenu } from './TurnMenu.tsx'

type DeskRowProps = {
  turn: QueueTurn
  giving: Giving
  isNewest: boolean
  isChosenFor: boolean
  isAsked: boolean
  acts: TurnActs<QueueTurn>
  onOpen: () => void
  onAsk: () => void
}

/** A turn of the desk's queue: how it stands, one act and a menu, and under it why. */
export function DeskRow(props: DeskRowProps) {
  const { turn, giving, isNewest, isChosenFor, isAsked, acts, onOpen, onAsk } = props
  const wellId = useId()
  return (
    <tbody
      className={classes(isNewest && 'is-newest', isChosenFor && 'is-chosen-for', isAsked && 'on-sunken')}
    >
      <tr>
        <td className="number num">{toPersianDigits(turn.turnNumber)}</td>
        <td className="who">
          <strong className="ellipsis two-lines" title={`${turn.driverName} ${turn.driverFamily}`}>
            {turn.driverName} {turn.driverFamily}
          </strong>
          {turn.returnedAt && (
            <small className="num row gap-1">
              <Undo2 className="i-sm" />
              بازگشت {formatTime(turn.returnedAt)}
            </small>
          )}
        </td>
        <td>
          <PlateOf truck={turn} />
        </td>
        <td className="muted wide">
          <span className="ellipsis two-lines" title={turn.loaderTypeName}>
            {turn.loaderShortName}
          </span>
        </td>
        <td>
          <HowItStands turn={turn} giving={giving} />
        </td>
        <td className="act">
          <OneAct {...props} wellId={wellId} />
        </td>
        <td className="c-menu">
          <TurnMenu
            turn={turn}
            first={[
              { key: 'list', label: 'دیدن فهرست', shortcut: 'L', icon: <Eye />, onSelect: onOpen },
              { key: 'why', label: 'چرا؟', shortcut: 'W', icon: <CircleHelp />, onSelect: onAsk },
            ]}
            {...acts}
          />
        </td>
      </tr>
      {isAsked && (
        <tr className="well" id={wellId}>
          <td colSpan={7}>
            <Why turn={turn} giving={giving} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function HowItStands({ turn, giving }: { turn: QueueTurn; giving: Giving }) {
  const { tone, badge, detail } = computeStanding(turn, giving)
  return (
    <div className="standing row wrap gap-15" title={detail || badge}>
      <Badge tone={tone}>{badge}</Badge>
      {detail && <small className="breaks text-tight">{detail}</small>}
    </div>
  )
}

/** The act that this turn most needs: why it is held back, choosing for who has no phone, or its list; none between rounds. */
function OneAct({ turn, giving, isAsked, acts, onOpen, onAsk, wellId }: DeskRowProps & { wellId: string }) {
  const of = `نوبت ${toPersianDigits(turn.turnNumber)}`
  if (obstacleOf(turn))
    return (
      <Button
        size="dense"
        aria-expanded={isAsked}
        aria-controls={isAsked ? wellId : undefined}
        aria-label={`چرا؟ ${of}`}
        iconEnd={isAsked ? <ChevronUp /> : <ChevronDown />}
        onClick={onAsk}
      >
        چرا؟
      </Button>
    )
  const { onChoose } = acts
  if (turn.choiceCount === 0 && onChoose)
    return (
      <Button
        size="dense"
        variant={asksAtHall(turn) ? 'soft' : 'ghost'}
        icon={asksAtHall(turn) && <ListPlus />}
        aria-label={`ثبت انتخاب ${of}`}
        onClick={() => onChoose(turn)}
      >
        ثبت انتخاب
      </Button>
    )
  if (turn.choiceCount === 0 && giving.is === 'waits') return null
  return (
    <Button size="dense" variant="ghost" aria-label={`دیدن فهرست ${of}`} onClick={onOpen}>
      دیدن فهرست
    </Button>
  )
}

const Why = ({ turn, giving }: { turn: QueueTurn; giving: Giving }) => (
  <>
    <ul className="row wrap gap-15 below-2">
      {computeConditions(turn, serverNow()).map(({ key, holds, words }) => (
        <li key={key}>
          {holds ? (
            <Badge className="on-panel" icon={<Check className="is-good" aria-label="برقرار" />}>
              {words}
            </Badge>
          ) : (
            <Badge tone="danger" icon={<X aria-label="نابرقرار" />}>
              {words}
            </Badge>
          )}
        </li>
      ))}
    </ul>
    <div className="apart wrap">
      <p>{sayWhatHelps(turn, giving)}</p>
      <a className={buttonClass('default', 'dense')} href={`tel:${turn.mobile}`}>
        <Phone />
        تماس با راننده
      </a>
    </div>
  </>
)
