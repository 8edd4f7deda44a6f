import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Face } from '../../ui/Face.tsx'
import './my-turn.css'

/** So many trucks are drawn one by one; a longer line is broken in its middle. */
const mostTrucks = 12
const headX = 46
const stepX = 20

/** In: who stands before me. Out: where their trucks and mine are drawn, from the hall on, and whether the line is broken. */
export function drawQueue(aheadOfMe: number): { trucks: number[]; mineX: number; isBroken: boolean } {
  const isBroken = aheadOfMe > mostTrucks
  const count = Math.min(aheadOfMe, mostTrucks)
  const gap = isBroken ? stepX / 2 : 0
  const placeOf = (at: number) => headX + at * stepX + (at >= mostTrucks / 2 ? gap : 0)
  return {
    trucks: Array.from({ length: count }, (_, at) => placeOf(at)),
    mineX: placeOf(count),
    isBroken,
  }
}

const line = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' } as const
const inks = {
  gate: { ...line, strokeWidth: 3 },
  road: { ...line, strokeWidth: 2, strokeDasharray: '10 8', opacity: 0.6 },
  gap: { ...line, strokeWidth: 3, strokeDasharray: '2 3' },
  others: { fill: 'currentColor', opacity: 0.62 },
  mine: { fill: '#ffd45e' },
  wheel: { fill: '#1b1a22' },
} as const

/** The queue before the hall's gate, one truck a driver, the driver's own in yellow at its end. */
function QueueLine({ turn: { aheadOfMe, allActiveTurn } }: { turn: MyTurn }) {
  const { trucks, mineX, isBroken } = drawQueue(aheadOfMe)
  const words = `شما نفر ${formatNumber(aheadOfMe + 1)} از ${formatNumber(allActiveTurn)} نوبت هستید`
  return (
    <svg className="block full roomy" viewBox="0 0 328 60" role="img" aria-label={words}>
      <path d="M4 56V24L20 12l16 12v32zM12 56V36h16v20" {...inks.gate} />
      {trucks.map((x) => (
        <path key={x} d={`M${x} 51V38h5v13zM${x + 6} 51V33h10v18z`} {...inks.others} />
      ))}
      {isBroken && <path d="M166.5 45h7" {...inks.gap} />}
      <g transform={`translate(${mineX} 17.5) scale(.6)`}>
        <path d="M3 56V40q0-3 2-6l6-10q1.5-3 4-3h10v35zM29 14h34v42H29z" {...inks.mine} />
        <circle cx="14" cy="56" r="6" {...inks.wheel} />
        <circle cx="52" cy="56" r="6" {...inks.wheel} />
      </g>
      <path d="M0 56H328" {...inks.road} />
    </svg>
  )
}

/** The driver's turn: its number, and the trucks before his, or what counts in a hall without rounds, where its place does not. */
export const TurnFace = ({ turn }: { turn: MyTurn }) => (
  <Face tone="plum" label="نوبت شما">
    <h2>نوبت شما در {hallTitle(turn.name)}</h2>
    <b className="turn-number figure-hero num">{toPersianDigits(turn.turnNumber)}</b>
    {turn.reservationLimit === 0 ? (
      <p className="figure-2xl">هر که زودتر بار را بگیرد، مال اوست</p>
    ) : (
      <Place turn={turn} />
    )}
  </Face>
)

/** Where rounds give loads out by turn: how many are served before his. */
const Place = ({ turn }: { turn: MyTurn }) => (
  <>
    <QueueLine turn={turn} />
    {turn.aheadOfMe === 0 ? (
      <p className="figure-2xl">نفر اول صف هستید</p>
    ) : (
      <p className="size-2xl row at-base gap-25 bold">
        <b className="figure-big num">{formatNumber(turn.aheadOfMe)}</b> نفر جلوتر از شما
      </p>
    )}
  </>
)
