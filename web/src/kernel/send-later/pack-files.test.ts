import { expect, it } from 'vitest'
import { packFiles, unpackFiles } from './pack-files.ts'

it('a file comes out of the text of a device as it went in, and other fields are left alone', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  const body = { Id: 41, Desc: 'بار', File: new File([bytes], 'نامه.pdf', { type: 'application/pdf' }) }
  const text = JSON.stringify(await packFiles(body))
  const out = unpackFiles(JSON.parse(text)) as typeof body
  expect(out).toMatchObject({ Id: 41, Desc: 'بار' })
  expect(out.File).toMatchObject({ name: 'نامه.pdf', type: 'application/pdf' })
  expect(new Uint8Array(await out.File.arrayBuffer())).toEqual(bytes)
})
it('a call without a body has none', async () => {
  expect(unpackFiles(await packFiles(undefined))).toBeUndefined()
})
