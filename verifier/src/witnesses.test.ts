import { describe, expect, it } from 'vitest'
import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import { morningLog } from './morning.build.ts'
import { FileFault } from './tiles.ts'
import { findListed } from './witnesses.ts'
import { Signer } from './write-log.build.ts'

const log = morningLog()
const [witness, silent, ofLog] = [
  new Signer('union.example/w', 4),
  new Signer('other.example/w', 4),
  new Signer('log.example', 1),
]
const cosigned = log.checkpoint() + witness.cosign(log.text(), 1_760_000_900)
const { note } = readCheckpoint(cosigned) as Checkpoint
const told = (key: string, more: object = {}) => ({
  key,
  name: 'union.example/w',
  title: 'انجمن رانندگان',
  phone: '07633330000',
  size: 12,
  ...more,
})
const listed = (file: string | Uint8Array<ArrayBuffer> | null) =>
  findListed(async (path) => {
    expect(path).toBe('witnesses')
    return typeof file === 'string' ? new TextEncoder().encode(file) : file
  }, note)

describe('who watches a log', () => {
  it('is nobody where nothing lists them', async () => {
    expect(await listed(null)).toBeNull()
    expect(await listed('[]')).toEqual([])
  })

  it('is told with when each cosigned, which only a witness can', async () => {
    const keys = [witness, silent, ofLog].map((one) => told(one.vkey()))
    const shown = { name: 'union.example/w', title: 'انجمن رانندگان', phone: '07633330000', lastSize: 12 }
    expect(await listed(JSON.stringify([...keys, told('no key')]))).toEqual([
      { ...shown, at: 1_760_000_900 },
      { ...shown, at: null },
      { ...shown, at: null },
      { ...shown, at: null },
    ])
  })

  it.each([
    ['no JSON', 'no'],
    ['no text', new Uint8Array([0xff, 0xfe])],
    ['no list', '{"every":1}'],
    ['a list with nothing in a place', '[null]'],
    ['a list with one that has no key', JSON.stringify([told(witness.vkey()), { name: 'x' }])],
  ])('is a file that is broken: %s', async (_what, file) => {
    const error = await listed(file).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FileFault)
    expect(error).toMatchObject({ path: 'witnesses', fault: 'file_broken' })
  })
})
