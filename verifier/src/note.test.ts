import { describe, expect, it } from 'vitest'
import { findCosignature, isSignedBy, type Note, readNote, readVerifierKey, webEd25519 } from './note.ts'
import { Signer } from './write-log.build.ts'

/** A good note, key and cosignature, and what differs from each in one fact. */
const signer = new Signer('bargah.example/log/1')
const witness = new Signer('union.example/w', 4)
const text = 'bargah.example/log/1\n0\nroot\n'
const seenAt = 1_760_000_000

const noteOf = (whole: string): Note => {
  const note = readNote(whole)
  if (!note) throw new Error('not a note')
  return note
}
const keyOf = (vkey: string) => {
  const key = readVerifierKey(vkey)
  if (!key) throw new Error('not a key')
  return key
}
/** A line as signers write it, over bytes that may be wrong. */
const line = (name: string, bytes: Uint8Array) => `— ${name} ${Buffer.from(bytes).toString('base64')}\n`
/** The bytes of the only signature of a note, the key's id first. */
const bytesOf = (whole: string) => Buffer.from(String(whole.trimEnd().split(' ').at(-1)), 'base64')

describe('a note', () => {
  it.each<[string, string]>([
    ['without a signature', `${text}\n`],
    ['without a line between text and signatures', text + line('a', Buffer.alloc(68))],
    ['without a newline at its end', signer.sign(text).trimEnd()],
    ['with a control character', signer.sign(`${text}\t\n`)],
    ['with a line that is no signature', `${signer.sign(text)}more\n`],
    ['with a signature without a name', `${text}\n${line('', Buffer.alloc(68))}`],
    ['with a signature that is no base64', `${text}\n— a ===\n`],
    ['with a signature of a key id alone', `${text}\n${line('a', Buffer.alloc(4))}`],
  ])('is none %s', (_, whole) => {
    expect(readNote(whole)).toBeNull()
  })

  it('keeps signatures as they stand, be they a byte beyond their key id', () => {
    const { signatures } = noteOf(`${text}\n${line('a', Buffer.alloc(5))}`)
    expect(signatures).toEqual([{ name: 'a', keyId: new Uint8Array(4), signature: new Uint8Array(1) }])
  })
})

describe('a key', () => {
  const [name = '', hash = '', encoded = ''] = signer.vkey().split('+')
  const longer = Buffer.concat([Buffer.from(encoded, 'base64'), Buffer.of(0)])
  it('is read with its kind', () => {
    expect([keyOf(signer.vkey()).kind, keyOf(witness.vkey()).kind]).toEqual(['log', 'witness'])
  })
  it.each<[string, string]>([
    ['of another name', `other+${hash}+${encoded}`],
    ['of another hash', `${name}+00000000+${encoded}`],
    ['that is a byte too long', `${name}+${hash}+${longer.toString('base64')}`],
    ['of a kind that nobody knows', new Signer(name, 2 as 1).vkey()],
    ['that is no base64', `${name}+${hash}+A===`],
  ])('is none %s', (_, vkey) => {
    expect(readVerifierKey(vkey)).toBeNull()
  })
})

describe('a note is signed by a key', () => {
  const key = keyOf(signer.vkey())
  const signed = signer.sign(text)
  const own = bytesOf(signed)
  const otherId = Buffer.concat([Buffer.of(...own.subarray(0, 4).map((byte) => byte ^ 1)), own.subarray(4)])
  const flipped = Buffer.concat([own.subarray(0, -1), Buffer.of((own.at(-1) ?? 0) ^ 1)])
  it.each<[boolean, string, string]>([
    [true, 'of its name and id', signed],
    [true, 'that others signed too', signed + line('other', Buffer.alloc(68))],
    [false, 'of its id under another name', `${text}\n${line('other', own)}`],
    [false, 'of its name with another id', `${text}\n${line(signer.name, otherId)}`],
    [false, 'with a byte more', `${text}\n${line(signer.name, Buffer.concat([own, Buffer.of(0)]))}`],
    [false, 'over another text', `other\n\n${line(signer.name, own)}`],
    [false, 'where a second signature of it is bad', signed + line(signer.name, flipped)],
  ])('%s: %s', async (is, _, whole) => {
    expect(await isSignedBy(noteOf(whole), key, webEd25519)).toBe(is)
  })

  it('of the right length alone, whatever the arithmetic says of others', async () => {
    const short = noteOf(`${text}\n${line(signer.name, own.subarray(0, 60))}`)
    expect(await isSignedBy(short, key, () => true)).toBe(false)
  })
})

describe('a witness saw a note', () => {
  const key = keyOf(witness.vkey())
  const seen = (cosigned: string) => findCosignature(noteOf(signer.sign(text) + cosigned), key, webEd25519)
  const own = bytesOf(witness.cosign(text, seenAt))
  const later = Buffer.from(own)
  later.writeBigUInt64BE(BigInt(seenAt + 1), 4)
  it('at the time that it says', async () => {
    expect(await seen(witness.cosign(text, seenAt))).toBe(seenAt)
  })
  it.each<[string, string]>([
    ['nobody says so', ''],
    ['it says so of another text', witness.cosign('other\n', seenAt)],
    ['the time was changed', line(witness.name, later)],
    ['another name says so', line('other', own)],
    ['the signature has a byte more', line(witness.name, Buffer.concat([own, Buffer.of(0)]))],
  ])('not when %s', async (_, cosigned) => {
    expect(await seen(cosigned)).toBeNull()
  })
  it('not at a time beyond all numbers, nor by a signature of another length, whatever the arithmetic says', async () => {
    const never = Buffer.concat([own.subarray(0, 4), Buffer.alloc(8, 0xff), own.subarray(12)])
    for (const bytes of [never, own.subarray(0, 75)]) {
      const note = noteOf(signer.sign(text) + line(witness.name, bytes))
      expect(await findCosignature(note, key, () => true)).toBeNull()
    }
  })
})
