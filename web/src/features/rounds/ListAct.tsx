import { Check, Plus, RefreshCw, WifiOff } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { routeOf } from '../../kernel/format.ts'
import { Button } from '../../ui/Button.tsx'
import { type NewChoice, payFactsOf, type RoundPhase } from './my-list.rules.ts'
import { RemoveSheet } from './RemoveSheet.tsx'
import { placeName } from './rounds.text.ts'
import type { MyList } from './use-my-list.ts'

/** What choosing needs to know of a load. */
export type ListedCargo = PayFacts & {
  id: number
  cargoSource: string
  cargoDestination: string
  netPayToman: number
  kalaDesc: string
  transportationCompanyName: string
  cargoRange: number
  isNextRound: boolean
}

export const choiceOf = (cargo: ListedCargo): NewChoice => ({
  cargoId: cargo.id,
  source: cargo.cargoSource,
  destination: cargo.cargoDestination,
  netPayToman: cargo.netPayToman,
  pay: payFactsOf(cargo),
  goods: cargo.kalaDesc,
  company: cargo.transportationCompanyName,
})

const stateWords = { sending: 'دارد می‌رود…', unsent: 'هنوز نرفته' }
const icons = {
  received: <Check className="i-lg" />,
  sending: <RefreshCw className="i-lg" />,
  unsent: <WifiOff className="i-lg" />,
}

/** Puts a load on the list, shows its place there, and takes it off again. */
type ListActProps = { cargo: ListedCargo; list: MyList; phase: RoundPhase }

export function ListAct(props: ListActProps) {
  const fault = props.list.faults.find(({ cargoId }) => cargoId === props.cargo.id)
  return (
    <>
      <Act {...props} />
      {fault && (
        <p className="is-bad whole-row text-note regular" role="alert">
          {fault.sentence}
        </p>
      )}
    </>
  )
}

/** A hand that shakes presses twice: what has just taken the place of «می‌خواهم» under the thumb is not meant yet. */
const pressedTwiceMs = 1_000

function Act({ cargo, list, phase }: ListActProps) {
  const addedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const at = list.items.findIndex(({ cargoId }) => cargoId === cargo.id)
  const closed = phase === 'splitting' || phase === 'later' || cargo.isNextRound
  if (at >= 0) return <Listed cargo={cargo} list={list} at={at} closed={closed} addedAtMs={addedAtMs} />
  const words = closed ? 'در اعلام بعدی' : 'می‌خواهم'
  return (
    <Button
      variant="soft"
      size="touch"
      icon={<Plus className="i-lg" />}
      busy={list.locating === cargo.id}
      busyLabel="در حال یافتن جای شما…"
      disabled={closed}
      aria-label={`${words}، ${routeOf(cargo.cargoSource, cargo.cargoDestination)}`}
      onClick={({ timeStamp }) => {
        addedAtMs.current = timeStamp
        list.add(choiceOf(cargo), cargo.cargoRange > 0)
      }}
    >
      {words}
    </Button>
  )
}

type ListedProps = Pick<ListActProps, 'cargo' | 'list'> & {
  at: number
  closed: boolean
  /** When it was put on the list by this button, as events tell time. */
  addedAtMs: RefObject<number>
}

/** Its place on the list; a second press asks before it takes the load off, and never does it by itself. */
function Listed({ cargo, list, at, closed, addedAtMs }: ListedProps) {
  const [isAsking, setAsking] = useState(false)
  const item = list.items[at]
  const state = item?.state ?? 'sending'
  const isReceived = state === 'received'
  const words = isReceived ? placeName(at + 1) : stateWords[state]
  const route = routeOf(cargo.cargoSource, cargo.cargoDestination)
  return (
    <>
      <Button
        size="touch"
        className="accent-ink on-panel listed"
        icon={icons[state]}
        aria-label={`${words}، ${isReceived ? 'در فهرست شماست، ' : ''}${route}`}
        disabled={closed}
        onClick={({ timeStamp }) => setAsking(timeStamp - addedAtMs.current > pressedTwiceMs)}
      >
        {words}
      </Button>
      {isAsking && item && <RemoveSheet item={item} list={list} onClose={() => setAsking(false)} />}
    </>
  )
}
