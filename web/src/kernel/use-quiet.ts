import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const afterMs = 2_000
const latestMs = 1_000
/** Pause between renders that wait in line, so that they do not become one long task. */
const apartMs = 100
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the page is loaded and what its first screen asked for has had its time. */
const untilFirstScreenStands = () =>
  new Promise<void>((resolve) => {
    const begin = () => setTimeout(resolve, afterMs)
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
  })

let line: Promise<unknown> | undefined
const standInLine = () => {
  const turn = (line ?? untilFirstScreenStands()).then(() => whenIdle(latestMs))
  line = turn.then(() => pause(apartMs))
  return turn
}

/**
 * Whether the turn of the caller has come among those that only watch in the background: after the first screen stands, each
 * when nothing else is to be done, so that they take nothing from what is looked at. Together they would hold up a slow phone.
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let isGone = false
    void standInLine().then(() => !isGone && setQuiet(true))
    return () => {
      isGone = true
    }
  }, [])
  return isQuiet
}
