import { useEffect, useState } from 'react'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { useFault } from './form/use-fault.ts'
import { useWatched, watched } from '../ui/watched.ts'
import { locate } from './location.ts'

/** Where this device was found last; what one screen asked for, the next one knows. */
const found = watched<Point | null>(null)

export type MyPlace = { point: Point | null; seeking: boolean; fault: string | null; seek: () => void }

/** Where the driver is: asked for when he wishes, or at once where it is wanted and he has allowed it before. */
export function useMyPlace({ isWanted = true } = {}): MyPlace {
  const point = useWatched(found)
  const [seeking, setSeeking] = useState(false)
  const [fault, told] = useFault()
  const seek = () => {
    setSeeking(true)
    told.onDone()
    locate()
      .then(found.set, (error: Error) => told.onFailed(error.message))
      .finally(() => setSeeking(false))
  }
  useEffect(() => {
    if (!isWanted) return
    let left = false
    const look = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' })
      if (state === 'granted' && !left) found.set(await locate())
    }
    // a device that does not say whether it may be asked, or does not find itself, is asked when he wishes
    look().catch(() => undefined)
    return () => {
      left = true
    }
  }, [isWanted])
  return { point, seeking, fault, seek }
}
