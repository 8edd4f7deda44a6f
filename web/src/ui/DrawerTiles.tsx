import type { CSSProperties, ReactNode } from 'react'
import { type DrawerOpening, type DrawerPart, DrawerWell, OpenMark } from './DrawerRows.tsx'

/** A part of a drawer with the figure that decides about it: `caption` over `value` over `detail`. */
export type DrawerTile = DrawerPart & {
  /** With its unit, where that is not the label: «کیف پول، ریال». */
  caption?: string
  value: ReactNode
  detail: ReactNode
}

type DrawerTilesProps = DrawerOpening & { tiles: readonly DrawerTile[] }

/** Two or three figures side by side, each of which opens its part. Give them to `Drawer`. */
export const DrawerTiles = ({ tiles, ...opening }: DrawerTilesProps) => (
  <section className="drawer-tiles" style={{ '--tiles': tiles.length } as CSSProperties}>
    {tiles.map(({ key, label, caption = label, value, detail, well }) => (
      <button
        key={key}
        type="button"
        className="inner-ring"
        data-row={key}
        aria-expanded={well && opening.well === key}
        onClick={() => opening.onOpen(key)}
      >
        <span className="between muted at-middle flex text-xs regular">
          {caption}
          <OpenMark isOpen={opening.well === key} />
        </span>
        <b className="num title-md">{value}</b>
        <small className="text-xs regular subtle breaks">{detail}</small>
      </button>
    ))}
    <DrawerWell of={tiles.find(({ key }) => key === opening.well)} {...opening} />
  </section>
)
