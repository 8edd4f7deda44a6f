/** A file as JSON takes it. */
type Packed = { packedFile: string; type: string; base64: string }

const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'packedFile' in value

const chunk = 0x8000

async function pack(file: File): Promise<Packed> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return { packedFile: file.name, type: file.type, base64: btoa(text) }
}

const unpack = ({ packedFile, type, base64 }: Packed) =>
  new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], packedFile, { type })

/** In: a body. Out: the same with each file as JSON takes it. */
export async function packFiles(body: unknown): Promise<unknown> {
  if (body === undefined) return undefined
  const fields = Object.entries(body as object).map(async ([name, value]) => [
    name,
    value instanceof File ? await pack(value) : value,
  ])
  return Object.fromEntries(await Promise.all(fields))
}

/** In: a body with packed files. Out: with the files again. */
export const unpackFiles = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(body as object).map(([name, value]) => [
          name,
          isPacked(value) ? unpack(value) : value,
        ]),
      )
