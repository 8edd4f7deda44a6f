import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DrawerPart } from './DrawerRows.tsx'

/** A part that opens inside the drawer, with the figure that decides about it: `caption` over `value` over `detail`. */
export type DrawerTile = DrawerPart & {
  /** With its unit, where that is not the label: «کیف پول، ریال». */
  caption?: string
  value: ReactNode
  detail: ReactNode
}

type DrawerTilesProps = { tiles: readonly DrawerTile[]; onOpen: (key: string) => void }

/** Two or three figures side by side, each of which opens its part. Give them to `Drawer`. */
export const DrawerTiles = ({ tiles, onOpen }: DrawerTilesProps) => (
  <section className="drawer-tiles">
    {tiles.map(({ key, label, caption = label, value, detail }) => (
      <button key={key} type="button" data-row={key} onClick={() => onOpen(key)}>
        <span>
          {caption}
          <ChevronLeft className="i-sm" />
        </span>
        <b className="num">{value}</b>
        <small className="num">{detail}</small>
      </button>
    ))}
  </section>
)
