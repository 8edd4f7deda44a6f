import { createHash } from 'node:crypto'

/** What react-aria lays into the page in a style element; it is let in by its hash, and no other style is. */
const pressStyle =
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The panel loads nothing from elsewhere and runs no script and no style but its own; a PDF is shown from memory. */
const policyWith = (scripts: readonly string[], styles: readonly string[]) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self' blob:",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...[pressStyle, ...styles].map(hashOf)].join(' '),
  ].join(';')
export const contentSecurityPolicy = policyWith([], [])

/** What is no page loads nothing, runs nothing and stands in no frame. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Out: the policy of all else, and of what the page itself holds to run or be drawn by; its data is neither. */
export function policyOfPage(html: string): string {
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
  return policyWith(inside('script'), inside('style'))
}
