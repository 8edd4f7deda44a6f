const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
export const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const letters = Object.fromEntries(Object.entries(escapes).map(([letter, word]) => [word, letter]))
export const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi, (word) => {
    const code = /^&#(x?)([\da-f]+);$/i.exec(word)
    if (!code) return letters[word.toLowerCase()] ?? word
    const point = Number.parseInt(code[2] ?? '', code[1] ? 16 : 10)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })

/** In: the method and what stands in it, as XML. Out: an envelope of SOAP 1.1. */
export const soapEnvelope = (method: string, namespace: string, inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method} xmlns="${escapeXml(namespace)}">${inner}</${method}></soap:Body></soap:Envelope>`
