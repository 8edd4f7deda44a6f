import { formatKm, splitPlace } from '../../../kernel/format.ts'
import { RoadSign } from '../../../ui/RoadSign.tsx'
import type { Load } from './load-order.rules.ts'
import { TruckPicture } from '../truck.parts.tsx'

type LoadSignProps = {
  cargo: Load
  /** From 1, where it is on the driver's list. */
  rank?: number | undefined
  /** The card of the load stands under it. */
  heads?: boolean
}

/** Whither, whence and how far, with the truck that carries these goods. */
export const LoadSign = ({ cargo, rank, heads = false }: LoadSignProps) => (
  <RoadSign
    to={splitPlace(cargo.cargoDestination).town}
    lines={[`از ${splitPlace(cargo.cargoSource).town}`, formatKm(cargo.cargoDistance)]}
    picture={
      <TruckPicture loaderTypeName={cargo.loaderTypeNames} goods={[cargo.kalaDesc, cargo.bastebandyName]} />
    }
    {...(rank !== undefined && { place: rank })}
    heads={heads}
  />
)
