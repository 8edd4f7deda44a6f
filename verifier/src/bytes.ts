/** Bytes and their texts, with what browsers and Node both have. */
export type Bytes = Uint8Array

const encoder = new TextEncoder()

export const utf8 = (text: string): Bytes => encoder.encode(text)

/** The text of bytes, or null when they are no UTF-8. */
export function readUtf8(bytes: Bytes): string | null {
  try {
    // a byte order mark is a part of what is signed and hashed
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

export function concat(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function isSame(a: Bytes, b: Bytes): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

export const toHex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes))

/** The bytes of standard base64 in its one spelling, or null. */
export function fromBase64(text: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    return toBase64(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** A number in decimal ASCII without leading zeroes, or null. */
export function readDecimal(text: string): number | null {
  if (!/^(0|[1-9]\d*)$/.test(text)) return null
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : null
}
