import { Check, Plus, RefreshCw, WifiOff } from 'lucide-react'
import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { wayOf } from '../../kernel/format.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { type NewChoice, payFactsOf, type RoundPhase } from './my-list.rules.ts'
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

const stateWords = {
  received: 'در فهرست شماست',
  sending: 'در حال فرستادن…',
  unsent: 'هنوز فرستاده نشده',
}
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
        <p className="act-fault" role="alert">
          {fault.sentence}
        </p>
      )}
    </>
  )
}

function Act({ cargo, list, phase }: ListActProps) {
  const at = list.items.findIndex(({ cargoId }) => cargoId === cargo.id)
  const add = () => list.add(choiceOf(cargo), cargo.cargoRange > 0)
  const remove = () => {
    list.remove(cargo.id)
    toast({
      tone: 'info',
      title: 'بار از فهرست شما برداشته شد.',
      action: { label: 'برگرداندن به فهرست', onPress: add },
    })
  }
  const closed = phase === 'splitting' || phase === 'later' || cargo.isNextRound
  const words = closed ? 'در دور بعد' : 'افزودن به فهرست'
  const way = wayOf(cargo.cargoSource, cargo.cargoDestination)
  if (at < 0)
    return (
      <Button
        variant="soft"
        size="touch"
        icon={<Plus className="i-lg" />}
        busy={list.locating === cargo.id}
        busyLabel="در حال یافتن جای شما…"
        disabled={closed}
        aria-label={`${words}، ${way}`}
        onClick={add}
      >
        {words}
      </Button>
    )
  const state = list.items[at]?.state ?? 'sending'
  return (
    <Button
      size="touch"
      className="listed"
      aria-pressed
      aria-label={`${stateWords[state]}، ${way}، جای ${formatNumber(at + 1)}`}
      disabled={closed}
      onClick={remove}
    >
      <span className="tile rank num">{formatNumber(at + 1)}</span>
      {stateWords[state]}
      {icons[state]}
    </Button>
  )
}
