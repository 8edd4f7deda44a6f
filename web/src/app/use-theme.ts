import { useState } from 'react'
import { currentTheme, setTheme } from '../ui/theme.ts'

/** The other theme's name, for the button that changes to it. */
export function useOtherTheme() {
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    setTheme(other)
    show(other)
  }
  return { other, label: other === 'dark' ? 'حالت تیره' : 'حالت روشن', change }
}
