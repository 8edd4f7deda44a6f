import type { ReactNode } from 'react'
import { PlateOf } from '../../../ui/Plate.tsx'

type DriverLineProps = {
  driver: Parameters<typeof PlateOf>[0]['truck'] & { driverName: string; driverFamily: string }
  says: ReactNode
  /** It does not fit the load. */
  isUnfit?: boolean
  icon?: ReactNode
  children?: ReactNode
}

export const DriverLine = ({ driver, says, isUnfit = false, icon, children }: DriverLineProps) => (
  <div className="pad-y-2 row gap-3">
    {icon}
    <span className="grow">
      <b className="block strong">
        {driver.driverName} {driver.driverFamily}
      </b>
      <small className={isUnfit ? 'is-warning block text-xs' : 'subtle block text-xs'}>{says}</small>
    </span>
    <PlateOf truck={driver} />
    {children}
  </div>
)
