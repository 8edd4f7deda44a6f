import { useMember } from '../../kernel/session.ts'
import { Read } from '../../kernel/Read.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { RatesOf } from '../ratings/ratings.parts.ts'
import { DriverPhoto } from './DriverPhoto.tsx'
import { useDriver } from './drivers.queries.ts'
import PictureForm from './PictureForm.tsx'
import { Trucks } from './Trucks.tsx'
import './drivers.css'

export { useTrucksOf } from './drivers.queries.ts'

/** A driver's own: the trucks that he drives, what was thought of his work, and his photo. */
export function MyDriver() {
  const { clientId } = useMember()
  return (
    <>
      <Panel title="کامیون من">
        <Trucks driverId={clientId} phone />
      </Panel>
      <Panel title="امتیازهای من">
        <RatesOf driverId={clientId} />
      </Panel>
      <Panel title="عکس من">
        <Read of={useDriver(clientId)} wait={<SkeletonLines lines={3} />} failedTitle="عکس نیامد">
          {(driver) => (
            <div className="stack">
              <DriverPhoto driver={driver} />
              <PictureForm />
            </div>
          )}
        </Read>
      </Panel>
    </>
  )
}
