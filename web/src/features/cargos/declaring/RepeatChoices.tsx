import { formatDateLong, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { MultiSelect } from '../../../ui/MultiSelect.tsx'
import type { Target } from './repeats.ts'

type RepeatChoicesProps = {
  /** None where the destination stays. */
  targets: readonly Target[]
  days: readonly string[]
  chosen: { cityIds: readonly number[]; days: readonly string[] }
  onCities: (cityIds: readonly number[]) => void
  onDays: (days: readonly string[]) => void
}

export function RepeatChoices({ targets, days, chosen, onCities, onDays }: RepeatChoicesProps) {
  return (
    <>
      {targets.length > 1 && (
        <MultiSelect
          label="مقصدها"
          className="grow"
          groups={[{ label: 'شهرهای دارای تعرفه', options: targets.map(cityOption) }]}
          value={chosen.cityIds}
          onChange={onCities}
        />
      )}
      <MultiSelect
        label="روزهای اعلام"
        className="grow"
        groups={[
          {
            label: 'سی روز آینده',
            options: days.map((day) => ({ key: day, label: nameOfDay(day) })),
          },
        ]}
        value={chosen.days}
        onChange={onDays}
      />
    </>
  )
}

const cityOption = ({ cityId, place, rentToman }: Target) => ({
  key: cityId ?? 0,
  label: place.name || place.text,
  ...(rentToman !== null && { detail: formatToman(rentToman) }),
})

/** «شنبه ۳۰ آبان ۱۴۰۵» */
export function nameOfDay(day: string): string {
  const at = parseJalaliDateTime(day)
  return at ? formatDateLong(at) : day
}
