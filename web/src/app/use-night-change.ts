import { useEffect } from 'react'
import { useShown } from '../kernel/router/RouterProvider.tsx'
import { jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { isReplaced } from './fetch-page.ts'
import { screens } from './screens.ts'

const lookEveryMs = 20 * 60_000
// by the screen's own clock: the server's stands in a file that is fetched after signing in, whose styles come too early here
const isNight = () => [3, 4].includes(jalaliParts(new Date()).hour)

/**
 * A wall screen has nobody who presses: it takes a newer version by itself, in the small hours, when no round is looked at.
 * `change` takes the version that waits; without a service worker the server is asked whether there is one.
 */
export function useNightChange(change: (() => void) | null): void {
  const isWall = useShown().route === screens.board
  useEffect(() => {
    if (!isWall) return
    const look = async () => {
      if (!isNight()) return
      if (change) change()
      else if (await isReplaced().catch(() => false)) window.location.reload()
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isWall, change])
}
