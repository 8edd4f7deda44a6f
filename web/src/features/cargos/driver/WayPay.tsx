import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { keptSteady } from '../../../kernel/kept-reads.ts'
import { Toman } from '../../../ui/Toman.tsx'
import { sayBeside } from './way-pay.text.ts'
import './pay-sheet.css'

/** What other loads of the same way paid for his loader, and where this one stands; nothing where too few say it. */
export function WayPay({ cargoId, rentToman }: { cargoId: number; rentToman: number }) {
  const { data: pay } = useQuery({
    ...apiQuery('showWayPay', { query: { CargoId: cargoId } }),
    ...keptSteady,
  })
  if (!pay) return null
  return (
    <section className="line-above pay-vs">
      <h3 className="text-card strong">این راه چه می‌دهد؟</h3>
      <p className="figure-2xl">
        {formatNumber(pay.from)} تا <Toman toman={pay.to} />
      </p>
      <p>{sayBeside(rentToman, pay)}</p>
      <p className="muted">
        نیمی از کرایه‌های {formatNumber(pay.loads)} بار همین راه برای {pay.loaderTypeName}، در{' '}
        {formatNumber(pay.days)} روز گذشته، میان این دو بود.
      </p>
    </section>
  )
}
