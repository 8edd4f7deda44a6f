import { classes } from '../classes.ts'
import { Skeleton } from '../Skeleton.tsx'
import { type PlacedColumn, sideClass } from './column-places.ts'

type SkeletonRowsProps<Row> = {
  count: number | undefined
  places: readonly PlacedColumn<Row>[]
  withCheck: boolean
  withChevron: boolean
}

export function SkeletonRows<Row>({ count = 9, places, withCheck, withChevron }: SkeletonRowsProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {withCheck && (
            <td className="c-check is-pinned">
              <Skeleton width={16} height={16} fade={row / count} />
            </td>
          )}
          {places.map((place, index) => (
            <td key={place.id} className={classes(sideClass(place), place.menu && 'c-menu')}>
              {!place.menu && (
                <Skeleton width={`${50 + ((row * 13 + index * 29) % 40)}%`} fade={row / count} />
              )}
            </td>
          ))}
          {withChevron && <td className="c-menu">&nbsp;</td>}
        </tr>
      ))}
    </tbody>
  )
}
