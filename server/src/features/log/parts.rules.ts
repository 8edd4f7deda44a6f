/** Of the 65,535 bytes of an entry, what its parts may take; the rest is for the other fields. */
const mostBytes = 60_000

/**
 * Cuts what is too long for one entry into stretches, in order, each of at most 60,000 bytes as JSON; at least one, be it
 * empty. `taken` are the bytes that the first of them holds beside. Throws on a thing that is too long by itself.
 */
export function inParts<T>(things: readonly T[], taken = 0): T[][] {
  const parts: T[][] = []
  let part: T[] = []
  let bytes = taken
  for (const thing of things) {
    const own = JSON.stringify(thing).length + 1
    if (own > mostBytes) throw new Error(`one thing of ${own} bytes is too long for an entry of the log`)
    if (bytes + own > mostBytes) {
      parts.push(part)
      part = []
      bytes = 0
    }
    part.push(thing)
    bytes += own
  }
  return [...parts, part]
}
