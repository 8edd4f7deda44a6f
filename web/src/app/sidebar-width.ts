import { useState } from 'react'

const key = 'bargah.sidebar'
const attribute = 'sidebar'

/** Whether the menu of the desk is icons alone, by the person's choice, which this device remembers. */
export function useNarrowSidebar() {
  const [narrow, show] = useState(() => {
    const kept = localStorage.getItem(key) === 'icons'
    document.documentElement.dataset[attribute] = kept ? 'icons' : 'whole'
    return kept
  })
  const toggle = () => {
    const next = narrow ? 'whole' : 'icons'
    document.documentElement.dataset[attribute] = next
    localStorage.setItem(key, next)
    show(!narrow)
  }
  return { narrow, toggle }
}
