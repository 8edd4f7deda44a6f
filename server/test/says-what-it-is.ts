/** What our replies are: text with its letters named, or something else that has none. */
const kinds = [
  /^(?:application\/json|text\/(?:html|csv|plain|event-stream)); charset=utf-8$/,
  /^(?:application\/(?:pdf|octet-stream|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|image\/(?:jpeg|png|webp))$/,
]

/** Every reply of every test says what it is, and JSON is called nothing else; throws for one that does not. */
export function mustSayWhatItIs(path: string, { headers, body }: { headers: object; body: string }): void {
  const type = String((headers as Record<string, unknown>)['content-type'])
  const isJson = /^\s*[{[]/.test(body)
  if (body !== '' && !(isJson ? kinds.slice(0, 1) : kinds).some((kind) => kind.test(type)))
    throw new Error(`${path} does not say what its reply is: ${type}`)
}
