import { splitPlace } from '../../kernel/format.ts'
import type { ListBand } from './list-face.rules.ts'
import type { ListItem } from './my-list.rules.ts'
import { sayClosed } from './round.said.ts'
import { ordinalOf } from './rounds.text.ts'

const bands: Record<ListBand, string> = {
  held: 'سالن آن را دارد.',
  going: 'هنوز به سالن نرسیده. خودش می‌رود.',
  unsent: 'هنوز به سالن نرسیده. خودش می‌رود.',
  offline: 'هنوز به سالن نرسیده. اینترنت که بیاید، خودش می‌رود.',
  offlineHeld: 'اینترنت نیست. سالن آن را دارد.',
  closed: sayClosed,
}

export const sayList = (items: readonly Pick<ListItem, 'destination'>[], band: ListBand | null): string =>
  [
    items.length === 0
      ? 'فهرست شما خالی است.'
      : `فهرست شما: ${items.map(({ destination }, at) => `${ordinalOf(at + 1)} ${splitPlace(destination).town}`).join('، ')}.`,
    band && items.length > 0 && bands[band],
  ]
    .filter(Boolean)
    .join(' ')
