import { Avatar } from '../../ui/Avatar.tsx'
import { BlobImage } from '../../ui/BlobImage.tsx'
import { usePictureOf } from './drivers.queries.ts'
import { driverNameOf } from './driver-words.ts'

type Pictured = { name: string; family: string; nationalId: string; hasPicture: boolean }

/** The photo of a driver; while there is none, the first letter of his name. */
export function DriverPhoto({ driver }: { driver: Pictured }) {
  const { data } = usePictureOf(driver)
  return (
    <span className="driver-photo">
      {driver.hasPicture && data instanceof Blob ? (
        <BlobImage blob={data} alt={`عکس ${driverNameOf(driver)}`} />
      ) : (
        <Avatar name={driverNameOf(driver)} large />
      )}
    </span>
  )
}
