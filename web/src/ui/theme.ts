export type Theme = 'light' | 'dark'

/** The same key is read by /theme.js before the first paint. */
const KEY = 'bargah.theme'
const browserColor: Record<Theme, string> = { light: '#922c88', dark: '#17161e' }

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

/** Changes the theme now and remembers it on this device. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserColor[theme])
  localStorage.setItem(KEY, theme)
}
