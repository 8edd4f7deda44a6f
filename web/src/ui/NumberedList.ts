import { createLucideIcon } from 'lucide-react'

/** A list in order, as lucide's `list-ordered`, with Persian digits. */
export const NumberedList = createLucideIcon('numbered-list', [
  ['path', { d: 'M11 5h10', key: 'first' }],
  ['path', { d: 'M11 12h10', key: 'second' }],
  ['path', { d: 'M11 19h10', key: 'third' }],
  ['path', { d: 'M5 3.5v6', key: 'one' }],
  ['path', { d: 'M4 14.5v6', key: 'two' }],
  ['path', { d: 'M4 16.5c1.8 1 3.2 0 3.2-2', key: 'hook' }],
])
