import type { ReactNode } from 'react'
import {
  type GoodsShape,
  rearAxlesOf,
  shapeOfGoods,
  shapeOfTruck,
  type TruckShape,
} from './driver/truck-picture.rules.ts'
import './driver/truck-picture.css'

type TruckPictureProps = {
  loaderTypeName: string | null | undefined
  /** The words for the goods and their packaging; without them the truck is empty. */
  goods?: readonly (string | null | undefined)[]
}

/** Its paints: what a screen may set (truck-picture.css), and what is the same everywhere. */
const inks = {
  cab: { fill: 'var(--cab)' },
  cabEdge: { fill: 'var(--cab-edge)' },
  glass: { fill: 'var(--glass)' },
  lamp: { fill: '#ffd45e' },
  bed: { fill: 'var(--bed)' },
  tyre: { fill: 'var(--tyre)' },
  window: { fill: '#fff' },
  tarp: { fill: '#dfe7ee' },
  seam: { fill: 'none', stroke: '#5d738a', strokeWidth: 1.5 },
  strap: { fill: 'none', stroke: '#2c3a48', strokeWidth: 2.5 },
  frost: { fill: 'none', stroke: '#2176c1', strokeWidth: 2.5 },
  steel: { fill: '#c2cdd9', stroke: '#8699ac' },
  sack: { fill: '#f1e3c3', stroke: '#b99f68', strokeWidth: 1.5 },
  grain: { fill: '#eab545' },
  box: { fill: '#d59a5c', stroke: '#8f5d29', strokeWidth: 1.2 },
  boxEdge: { fill: '#8f5d29' },
} as const

/** The truck that carries the goods, facing its direction of travel; what it says is said by words beside it. */
export function TruckPicture({ loaderTypeName, goods }: TruckPictureProps) {
  const truck = shapeOfTruck(loaderTypeName)
  const isClosed = truck === 'covered' || truck === 'cold'
  return (
    <svg className="block full truck-picture" viewBox="0 0 150 66" aria-hidden="true">
      {goods && !isClosed && load[shapeOfGoods(...goods)]()}
      <path d="M3 56V38q0-2 .8-4L9 21.5q1.5-3.5 5-3.5h19q3 0 3 3v35z" {...inks.cab} />
      <path d="M8.5 35l4.6-11.2Q13.9 22 16 22h9.5v13z" {...inks.glass} />
      <path d="M36 52h10v4H3v-4z" {...inks.cabEdge} />
      <rect x="2" y="44" width="6" height="4" rx="1" {...inks.lamp} />
      <rect x="44" y="46" width="104" height="6" {...inks.bed} />
      {body[truck]()}
      {goods && isClosed && (
        <>
          <rect x="72" y="14" width="48" height="30" rx="4" {...inks.window} />
          <g transform="translate(49.5 11) scale(.47 .8)">{load[shapeOfGoods(...goods)]()}</g>
        </>
      )}
      {wheels[rearAxlesOf(loaderTypeName)].map((x) => (
        <g key={x}>
          <circle cx={x} cy="58" r="6.6" {...inks.tyre} />
          <circle cx={x} cy="58" r="2.6" {...inks.cabEdge} />
        </g>
      ))}
    </svg>
  )
}

const wheels = { 1: [17, 120], 2: [17, 112, 127], 3: [17, 104, 119, 134] }

/** Drawn when it is wanted: most phones show few of them. */
const body: Record<TruckShape, () => ReactNode> = {
  flat: () => null,
  sided: () => (
    <>
      <rect x="45" y="36" width="102" height="11" {...inks.bed} />
      <path d="M45 41.5h102M70.5 36v11M96 36v11M121.5 36v11" {...inks.seam} />
    </>
  ),
  covered: () => (
    <>
      <path d="M45 47V14q0-3 3-3h96q3 0 3 3v33z" {...inks.tarp} />
      <path d="M62 11v36M79 11v36M96 11v36M113 11v36M130 11v36" {...inks.seam} />
    </>
  ),
  cold: () => (
    <>
      <path d="M45 47V10h102v37z" {...inks.tarp} />
      <path d="M96 18v20M87.3 23l17.4 10M87.3 33l17.4-10" {...inks.frost} />
    </>
  ),
}

const each = (xs: readonly number[], draw: (x: number) => ReactNode) =>
  xs.map((x) => <g key={x}>{draw(x)}</g>)

const load: Record<GoodsShape, () => ReactNode> = {
  sheets: () => (
    <>
      {each([31, 24, 17], (y) => (
        <rect x="54" y={y} width="86" height="5.5" rx="1" {...inks.steel} />
      ))}
      <path d="M70 38V16M122 38V16" {...inks.strap} />
    </>
  ),
  coils: () =>
    each([66, 97, 128], (x) => (
      <>
        <circle cx={x} cy="24" r="13" {...inks.steel} />
        <circle cx={x} cy="24" r="5" {...inks.steel} />
      </>
    )),
  pipes: () =>
    each([58, 70, 82, 94, 106, 118, 130], (x) => (
      <>
        <circle cx={x} cy="32" r="5.5" {...inks.steel} />
        {x < 130 && <circle cx={x + 6} cy="22" r="5.5" {...inks.steel} />}
      </>
    )),
  sacks: () =>
    each([52, 75, 98, 121], (x) => (
      <>
        <path d={`M${x + 4} 15l2-5M${x + 17} 15l-2-5`} {...inks.sack} />
        <rect x={x} y="14" width="21" height="24" rx="5" {...inks.sack} />
      </>
    )),
  grain: () => (
    <>
      <path d="M49 38Q62 25 74 26T97 19T122 26T145 38z" {...inks.grain} />
      {each([66, 78, 90, 102, 112, 124], (x) => (
        <circle cx={x} cy={33 - ((x * 7) % 6)} r="1.3" {...inks.boxEdge} />
      ))}
    </>
  ),
  tiles: () =>
    each([53, 77, 101, 125], (x) => (
      <>
        <rect x={x} y="15" width="20" height="21" {...inks.box} />
        <path d={`M${x + 10} 15v21M${x} 25h20`} {...inks.box} />
      </>
    )),
  cartons: () =>
    each([52, 75, 99, 123], (x) => (
      <>
        <rect x={x} y={13 + (x % 3) * 3} width="21" height={25 - (x % 3) * 3} rx="1" {...inks.box} />
        <path d={`M${x + 7} ${13 + (x % 3) * 3}h7v6h-7z`} {...inks.boxEdge} />
      </>
    )),
}
