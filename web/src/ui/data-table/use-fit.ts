import { useEffect, useState } from 'react'
import { PHONE, useMedia } from '../use-media.ts'
import { rowsThatFit, rowsUnfitted } from './pages.rules.ts'
import { rowPx } from './use-dense.ts'
import { useRest } from './use-rest.ts'

/** How many rows of a list the window shows, once it rests; cards of a phone are not fitted. */
export function useFit(isDense: boolean, above: number): number {
  const isPhone = useMedia(PHONE)
  const [height, setHeight] = useState(window.innerHeight)
  const onRest = useRest(setHeight)
  useEffect(() => {
    const onResize = () => onRest(window.innerHeight)
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  })
  return isPhone ? rowsUnfitted : rowsThatFit(height, isDense ? rowPx.dense : rowPx.plain, above)
}
