export const textSizes = ['plain', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** The same key is read by /theme.js before the first paint. */
const key = 'bargah.text'

const isSize = (text: unknown): text is TextSize => textSizes.some((size) => size === text)

export function currentTextSize(): TextSize {
  const { text } = document.documentElement.dataset
  return isSize(text) ? text : 'plain'
}

/** Changes the size of all words now and remembers it on this device. */
export function setTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size
  localStorage.setItem(key, size)
}
