import type { ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../../ui/classes.ts'

const drawn = { fill: 'none', stroke: '#fff', strokeWidth: 5, strokeLinejoin: 'round' } as const
/** The same by day and by night, as on a sign. */
const inks = {
  ground: { stroke: '#0b1a2850', strokeWidth: 4 },
  paper: { fill: '#fff' },
  ink: { fill: '#1b1a22' },
  mine: { fill: '#ffd45e' },
  goods: { fill: '#eab545' },
  glass: { fill: '#5d98cc' },
  bed: { fill: '#b7c6d6' },
  sign: { fill: '#0f4a7d', stroke: '#fff', strokeWidth: 3 },
  phone: { fill: '#1b1a22', stroke: '#fff', strokeWidth: 4 },
  tick: { fill: '#00794a', stroke: '#fff', strokeWidth: 3 },
  line: { ...drawn, strokeLinecap: 'round' },
  greyLine: { ...drawn, stroke: '#a4a3ae' },
  barrier: { ...drawn, strokeWidth: 9, strokeLinecap: 'round' },
  barrierRed: { ...drawn, strokeWidth: 9, stroke: '#c53b3a' },
  finger: { fill: '#f2c79b', stroke: '#7a4a1e', strokeWidth: 2, strokeLinejoin: 'round' },
} as const

type At = { x: number; y: number; scale?: number }
const place = ({ x, y, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`

/** A truck: with goods, or empty and in yellow, which is the driver's own. */
const Lorry = ({ isMine, ...at }: At & { isMine?: boolean }) => (
  <g transform={place(at)}>
    {!isMine && <rect x="30" y="16" width="34" height="12" rx="1.5" {...inks.goods} />}
    <path d="M2 40V24q0-2 1-4l5-9q1.5-3 4-3h12v32z" {...(isMine ? inks.mine : inks.paper)} />
    <path d="M6 22l4-9q.8-1.5 2.5-1.5H19V22z" {...inks.glass} />
    <rect x="26" y="28" width="42" height="12" rx="1.5" {...inks.bed} />
    {[12, 46, 59].map((wheel) => (
      <circle key={wheel} cx={wheel} cy="41" r="5.5" {...inks.ink} />
    ))}
  </g>
)

const Finger = (at: At) => (
  <path
    transform={place(at)}
    {...inks.finger}
    d="M8 58V40L2 30q-3-5 1-7 4-1 7 4l4 6V8q0-5 4.5-5T23 8v16q1-4 5-4t5 5q1-3 5-2.5t4 5q5-1 5 5v14q0 6-3 12v8z"
  />
)

const Tick = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={place({ x, y, scale: r / 15 })}>
    <circle r="15" {...inks.tick} />
    <path d="M-6.8 .3l4.8 5.1L6.8-5" {...inks.line} />
  </g>
)

type NumberedProps = { x: number; y: number; of: number; isMine?: boolean }

/** A number on a slip. */
const Numbered = ({ x, y, of, isMine }: NumberedProps) => (
  <g transform={place({ x, y })}>
    <rect width="62" height="46" rx="11" {...(isMine ? inks.mine : inks.paper)} />
    <text x="31" y="35" fontSize="34">
      {toPersianDigits(of)}
    </text>
  </g>
)

const takeNumber = (
  <>
    <path d="M14 174V86L66 52l52 34v88zM44 174v-56h44v56M44 136h44M44 154h44" {...inks.line} />
    <g transform="translate(150 34) scale(1.25)">
      <path d="M0 0h92v104l-9-7-9 7-9-7-10 7-9-7-9 7-9-7-10 7-9-7-9 7z" {...inks.paper} />
      <path d="M20 20h52" {...inks.greyLine} />
      <text x="46" y="72" fontSize="40">
        ۴۲۱۸
      </text>
    </g>
    <Finger x={236} y={118} scale={1.15} />
  </>
)

const chooseThree = (
  <>
    {[14, 70, 126].map((y, at) => (
      <g key={y}>
        <rect x="96" y={y} width="208" height="46" rx="9" {...inks.sign} />
        <Lorry x={108} y={y + 4} scale={0.78} />
        <path d={`M180 ${y + 16}h${[66, 80, 56][at]}`} {...inks.line} />
        <path d={`M180 ${y + 31}h${[40, 48, 34][at]}`} {...inks.greyLine} />
        <Numbered x={18} y={y} of={at + 1} />
      </g>
    ))}
    <Finger x={250} y={134} scale={0.9} />
  </>
)

const smallerFirst = (
  <>
    {[12, 118, 224].map((x, at) => (
      <g key={x}>
        <Lorry x={x} y={126} scale={1.15} isMine={at === 2} />
        <Numbered x={x + 10} y={71} of={at + 1} isMine={at === 2} />
        {at < 2 && <Tick x={x + 70} y={66} r={15} />}
      </g>
    ))}
    <path d="M252 36H60m0 0l16-13M60 36l16 13" {...inks.line} />
  </>
)

const square =
  'M0 0h24v24h-24zm6 6v12h12v-12zM46 0h24v24h-24zm6 6v12h12v-12zM0 46h24v24h-24zm6 6v12h12v-12zM30 2h6v8h-6zM34 16h8v6h-8zM30 30h10v8H30zM46 30h8v6h-8zM60 34h10v6H60zM2 32h8v6H2zM16 30h8v8h-8zM46 46h8v8h-8zM58 50h12v6H58zM48 60h8v10h-8zM62 62h8v8h-8zM30 48h8v6h-8zM32 60h8v10h-8z'

const showCode = (
  <>
    <rect x="190" y="14" width="106" height="152" rx="16" {...inks.phone} />
    <rect x="200" y="30" width="86" height="86" {...inks.paper} />
    <path transform="translate(208 38)" d={square} {...inks.ink} fillRule="evenodd" />
    <rect x="200" y="126" width="86" height="26" rx="6" {...inks.tick} />
    <Lorry x={96} y={126} scale={1.15} />
    <path d="M74 174V96M74 98L20 24" {...inks.barrier} />
    <path d="M66 86l-8-11M52 67l-8-11M38 48l-8-11" {...inks.barrierRed} />
    <Tick x={140} y={66} r={26} />
  </>
)

const pictures: readonly ReactNode[] = [takeNumber, chooseThree, smallerFirst, showCode]

/** One of the four pictures of how a turn works, from 1; what it says is said by words beside it or by its label. */
export const HelpPicture = ({ of, isLarge }: { of: number; isLarge?: boolean }) => (
  <svg
    className={classes('block full help-picture', isLarge && 'is-large')}
    viewBox="0 0 320 190"
    aria-hidden="true"
  >
    <path d="M0 176H320" {...inks.ground} />
    {pictures[of - 1]}
  </svg>
)
