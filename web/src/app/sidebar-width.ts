import { useLayoutEffect, useState } from 'react'
import { useMedia } from '../ui/use-media.ts'

const key = 'bargah.sidebar'
const attribute = 'sidebar'
/** In less than this its words take room from tables that need it. */
const SMALL_DESK = '(max-width: 1439px)'

type Kept = 'icons' | 'whole' | null
const readKept = (): Kept => {
  const kept = localStorage.getItem(key)
  return kept === 'icons' || kept === 'whole' ? kept : null
}

/** Whether the menu of the desk is icons alone: by the person's choice, which this device remembers, else by the window. */
export function useNarrowSidebar() {
  const [kept, keep] = useState(readKept)
  const isSmall = useMedia(SMALL_DESK)
  const narrow = kept === null ? isSmall : kept === 'icons'
  useLayoutEffect(() => {
    document.documentElement.dataset[attribute] = narrow ? 'icons' : 'whole'
  }, [narrow])
  const toggle = () => {
    const next = narrow ? 'whole' : 'icons'
    localStorage.setItem(key, next)
    keep(next)
  }
  return { narrow, toggle }
}
