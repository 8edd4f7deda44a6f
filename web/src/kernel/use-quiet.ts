import { useEffect, useState } from 'react'

const afterMs = 2_000
let isQuiet = false

/**
 * Whether the first screen stands and what it asked for has had its time: what only watches in the background begins then, so that it
 * takes nothing from what is looked at.
 */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(isQuiet)
  useEffect(() => {
    if (quiet) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = setTimeout(() => {
        isQuiet = true
        setQuiet(true)
      }, afterMs)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', begin)
    }
  }, [quiet])
  return quiet
}
