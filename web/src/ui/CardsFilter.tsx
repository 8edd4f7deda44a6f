import { IdCard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { DigitsField } from './DigitsField.tsx'
import { FilterPopover } from './FilterPopover.tsx'

/** Smart cards as Latin digits; empty filters nothing. */
export type Cards = { driverCard: string; freighterCard: string }
type CardsFilterProps = { value: Cards; onChange: (cards: Cards) => void }

export const noCards: Cards = { driverCard: '', freighterCard: '' }
const mostDigits = 11

/** A filter of a toolbar by the smart cards of driver and truck. Nothing is searched while they are typed. */
export function CardsFilter({ value, onChange }: CardsFilterProps) {
  const set = [value.driverCard, value.freighterCard].filter(Boolean).map(toPersianDigits).join('، ')
  return (
    <FilterPopover
      label="کارت هوشمند"
      icon={<IdCard />}
      value={set || undefined}
      onClear={() => onChange(noCards)}
    >
      {(close) => (
        <CardsForm
          value={value}
          onChange={(cards) => {
            onChange(cards)
            close()
          }}
        />
      )}
    </FilterPopover>
  )
}

function CardsForm({ value, onChange }: CardsFilterProps) {
  const [driverCard, setDriverCard] = useState(value.driverCard)
  const [freighterCard, setFreighterCard] = useState(value.freighterCard)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ driverCard, freighterCard })
  }
  return (
    <form className="filter-dates" onSubmit={submit}>
      <DigitsField
        label="کارت هوشمند راننده"
        maxLength={mostDigits}
        value={driverCard}
        onChange={setDriverCard}
      />
      <DigitsField
        label="کارت هوشمند ناوگان"
        maxLength={mostDigits}
        value={freighterCard}
        onChange={setFreighterCard}
      />
      <Button type="submit" variant="soft">
        جست‌وجو
      </Button>
    </form>
  )
}
