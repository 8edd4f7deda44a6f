import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { drawQueue } from './queue-line.rules.ts'
import './my-turn.css'

/** The queue before the hall's gate, one truck a driver, the driver's own in yellow at its end. */
export function QueueLine({ turn: { aheadOfMe, allActiveTurn } }: { turn: MyTurn }) {
  const { trucks, mineX, isBroken } = drawQueue(aheadOfMe)
  const words = `شما نفر ${formatNumber(aheadOfMe + 1)} از ${formatNumber(allActiveTurn)} نوبت هستید`
  return (
    <svg className="block full queue-line" viewBox="0 0 328 60" role="img" aria-label={words}>
      <path d="M4 56V24L20 12l16 12v32zM12 56V36h16v20" className="gate" />
      {trucks.map((x) => (
        <path key={x} d={`M${x} 51V38h5v13zM${x + 6} 51V33h10v18z`} className="others" />
      ))}
      {isBroken && <path d="M166.5 45h7" className="gap" />}
      <g transform={`translate(${mineX} 17.5) scale(.6)`}>
        <path d="M3 56V40q0-3 2-6l6-10q1.5-3 4-3h10v35zM29 14h34v42H29z" className="mine" />
        <circle cx="14" cy="56" r="6" className="wheel" />
        <circle cx="52" cy="56" r="6" className="wheel" />
      </g>
      <path d="M0 56H328" className="way" />
    </svg>
  )
}
