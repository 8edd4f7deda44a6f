import { splitPlace } from '../../kernel/format.ts'
import type { ListItem } from './my-list.rules.ts'

export type Faced = Pick<ListItem, 'cargoId' | 'destination' | 'netPayToman'>

/** In: a load of a list. Out: whether another one goes to the same town and pays the same, so that its number tells them apart. */
export const hasTwin = (items: readonly Faced[], { cargoId, destination, netPayToman }: Faced): boolean =>
  items.some(
    (one) =>
      one.cargoId !== cargoId &&
      one.netPayToman === netPayToman &&
      splitPlace(one.destination).town === splitPlace(destination).town,
  )
