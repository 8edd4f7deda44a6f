import { Copy, Send } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFreeBalance } from './declare.queries.ts'

/** What of a load may be passed on, to copy or to send. */
export function Share({ text }: { text: string }) {
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toast({ tone: 'success', title: 'متن بار رونوشت شد.' }))
      .catch(() => toast({ tone: 'warning', title: 'مرورگر اجازهٔ رونوشت نداد.' }))
  return (
    <section aria-label="خبر دادن" className="stack gap-2">
      <h2 className="heading">خبر دادن</h2>
      <p className="quiet">متن آماده برای راننده یا همکار، بی شمارهٔ تلفن.</p>
      <p className="edged on-panel pad-3 text-sm as-typed">{text}</p>
      <div className="row">
        <Button icon={<Copy />} onClick={copy}>
          کپی متن
        </Button>
        {'share' in navigator && (
          <Button
            variant="ghost"
            icon={<Send />}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            فرستادن
          </Button>
        )}
      </div>
    </section>
  )
}

/** What the wallet holds for the load: before, held, free now. */
export function HeldForLoad({ rial, trucks }: { rial: number; trucks: number }) {
  const free = useFreeBalance()
  return (
    <section aria-label="کیف پول" className="stack gap-2">
      <div className="apart">
        <h2 className="heading">کیف پول</h2>
        <span className="fine">به ریال</span>
      </div>
      <DescriptionList
        look="money"
        items={[
          free !== undefined && { term: 'ماندهٔ پیش از این', value: <Sum bare rial={free + rial} /> },
          {
            term: `بلوکه برای ${formatNumber(trucks)} کامیون`,
            value: <Sum bare signed={free !== undefined} rial={free === undefined ? rial : -rial} />,
          },
          free !== undefined && { term: 'آزاد اکنون', value: <Sum bare rial={free} />, sum: true },
        ]}
      />
    </section>
  )
}
