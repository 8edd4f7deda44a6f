import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { ChevronLeft, Star } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRatesOf } from './ratings.queries.ts'
import { RatesOf } from './RatesOf.tsx'

/** A driver's own average, and all that was said of his work; nothing while nobody has rated him. */
export function MyRates() {
  const { clientId } = useMember()
  const [isOpen, setOpen] = useState(false)
  const { rows = [] } = useRatesOf(clientId).data ?? {}
  const [first] = rows
  if (!first) return null
  return (
    <>
      <Button size="hero" icon={<Star />} iconEnd={<ChevronLeft />} onClick={() => setOpen(true)}>
        <span>
          امتیاز شما {formatNumber(first.avrageRate)} از ۵، {formatNumber(rows.length)} بار
        </span>
      </Button>
      {isOpen && (
        <Sheet title="امتیازهای من" onClose={() => setOpen(false)}>
          <RatesOf driverId={clientId} />
        </Sheet>
      )}
    </>
  )
}
