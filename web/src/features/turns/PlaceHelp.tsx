import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { browserOf, placeSteps } from './place-help.rules.ts'

/** How to let the panel know where one is, by the settings of one's own browser. */
export default function PlaceHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="روشن کردن موقعیت" onClose={onClose}>
      <ol className="stack gap-5 text-xl">
        {placeSteps[browserOf(navigator.userAgent)].map((step, at) => (
          <li className="row at-stretch gap-4" key={step}>
            <b className="accent-ink figure-4xl num">{formatNumber(at + 1)}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
