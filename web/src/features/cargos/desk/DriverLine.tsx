import type { ReactNode } from 'react'
import { PlateOf } from '../../permits/permits.parts.ts'

type DriverLineProps = {
  driver: Parameters<typeof PlateOf>[0]['truck'] & { driverName: string; driverFamily: string }
  /** Small words under the name. */
  says: ReactNode
  /** It does not fit the load. */
  isUnfit?: boolean
  /** Before the name. */
  icon?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** A driver, with the plate of his truck. */
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
