import { useLayoutEffect } from 'react'

/** While `isLarge` the whole document has the sizes of a phone: no word below 16 px, no target below 56, in sheets too (phone.css). */
export function useLargeSizes(isLarge: boolean) {
  useLayoutEffect(() => {
    if (!isLarge) return
    const { dataset } = document.documentElement
    dataset['shell'] = 'phone'
    return () => void delete dataset['shell']
  }, [isLarge])
}
