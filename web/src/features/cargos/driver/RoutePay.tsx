import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { keptSteady } from '../../../kernel/kept-reads.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useRead } from '../../../kernel/use-read.ts'
import { Toman } from '../../../ui/Toman.tsx'
import './pay-sheet.css'

/** What other loads of the same route paid for his loader, and where this one stands; nothing where too few say it. */
export function RoutePay({ cargoId, rentToman }: { cargoId: number; rentToman: number }) {
  const read = useRead('showRoutePay', { query: { CargoId: cargoId }, ...keptSteady })
  // none is no answer to wait for or to miss
  if (!read.data && !(read.isError && read.data === undefined)) return null
  return (
    <section className="line-above pay-vs">
      <h3 className="text-card strong">این راه چه می‌دهد؟</h3>
      <Read of={read} failedNote="کرایه‌های این راه نیامد">
        {(pay) => (
          <>
            <p className="figure-2xl">
              {formatNumber(pay.from)} تا <Toman toman={pay.to} />
            </p>
            <p>{sayBeside(rentToman, pay)}</p>
            <p className="muted">
              نیمی از کرایه‌های {formatNumber(pay.loads)} بار همین راه برای {pay.loaderTypeName}، در{' '}
              {formatNumber(pay.days)} روز گذشته، میان این دو بود.
            </p>
          </>
        )}
      </Read>
    </section>
  )
}

/** In: a load's rent and what its route pays, toman. Out: how the one stands beside the other. */
export function sayBeside(rentToman: number, { from, to }: { from: number; to: number }): string {
  if (rentToman < from) return 'کرایهٔ این بار از بیشتر بارهای این راه کمتر است.'
  return rentToman > to
    ? 'کرایهٔ این بار از بیشتر بارهای این راه بیشتر است.'
    : 'کرایهٔ این بار در همین اندازه است.'
}
