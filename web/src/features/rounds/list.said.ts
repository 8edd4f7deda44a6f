import { splitPlace } from '../../kernel/format.ts'
import type { ListBand } from './list-face.rules.ts'
import { sayClosed } from './round.said.ts'
import { ordinalOf } from './rounds.text.ts'
import { type Faced, hasTwin } from './twin-loads.ts'

const bands: Record<ListBand, string> = {
  held: 'سالن آن را دارد.',
  going: 'هنوز به سالن نرسیده. خودش می‌رود.',
  unsent: 'هنوز به سالن نرسیده. خودش می‌رود.',
  offline: 'هنوز به سالن نرسیده. اینترنت که بیاید، خودش می‌رود.',
  offlineHeld: 'اینترنت نیست. سالن آن را دارد.',
  closed: sayClosed,
}

/** Where two go to the same town for the same pay each is told by its number, as its box shows it. */
const sayItem = (items: readonly Faced[]) => (item: Faced, at: number) =>
  `${ordinalOf(at + 1)} ${splitPlace(item.destination).town}${hasTwin(items, item) ? `، بار ${item.cargoId}` : ''}`

export const sayList = (items: readonly Faced[], band: ListBand | null): string =>
  [
    items.length === 0 ? 'فهرست شما خالی است.' : `فهرست شما: ${items.map(sayItem(items)).join('، ')}.`,
    band && items.length > 0 && bands[band],
  ]
    .filter(Boolean)
    .join(' ')
