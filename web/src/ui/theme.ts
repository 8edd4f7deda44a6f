export type Theme = 'light' | 'dark'

/** The same key is read by /theme.js before the first paint. */
const KEY = 'bargah.theme'
const browserColor: Record<Theme, string> = { light: '#922c88', dark: '#17161e' }

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

/** What was chosen on this device: a theme, or to follow the device itself. */
export function chosenTheme(): Theme | 'device' {
  const kept = localStorage.getItem(KEY)
  return kept === 'dark' || kept === 'light' ? kept : 'device'
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserColor[theme])
}

export function setTheme(theme: Theme): void {
  show(theme)
  localStorage.setItem(KEY, theme)
}

export function followDevice(): void {
  localStorage.removeItem(KEY)
  show(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}
