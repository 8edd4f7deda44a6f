import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { useHeld } from '../../kernel/use-held.ts'
import { driverNameOf } from './driver-words.ts'

/** Opens or closes a driver's account without a question; `ask`: with one, since a turn or a list of his would end. */
export function useSetDriverActive(ask: () => void, onActivated?: () => void) {
  const activate = useHeld('activateDriver')
  const deactivate = useHeld('deactivateDriver')
  return (driver: DriverInfo) => {
    const input = { query: { driverId: driver.id } }
    const name = driverNameOf(driver)
    if (driver.driverActive) return deactivate.act({ input, said: `${name} غیرفعال می‌شود`, ask })
    activate.act({ input, said: `${name} فعال می‌شود`, onHeld: onActivated, ask })
  }
}
