import {
  fromBase64Url,
  packFacts,
  type PermitFacts,
  wordSignedCode,
} from '@bargah/contract/features/permits/signed-code.ts'
import { decodeQR } from 'qr/decode.js'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { checkPermit, type KnownKey } from './check-permit.rules.ts'
import { verifyByHand } from './verify-by-hand.ts'
import { verifySignature } from './verify-signature.ts'

const facts: PermitFacts = {
  permitId: 58412,
  cargoId: 20481,
  driverNationalIdTail: '0208',
  freighterCardNumber: '1762094',
  plate: '34ع812-84',
  issuedAt: '2026-11-21T10:40:00.000Z',
  origin: 'بندرعباس',
  destination: 'تهران',
  log: { size: 12, root: '5d'.repeat(32) },
}
const base64Url = (bytes: Uint8Array) => wordSignedCode(bytes, new Uint8Array())
const bytesOf = (text: string) => fromBase64Url(text) ?? new Uint8Array()
const newKey = async (kid: string) => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const x = base64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
  const sign = async (body: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, body))
  return { known: { kid, x } satisfies KnownKey, sign }
}
const [ours, theirs, old] = [await newKey('2'), await newKey('2'), await newKey('1')]
const keys = [old.known, ours.known]
const signedBy = async ({ sign }: typeof ours, body = packFacts(facts, 2)) =>
  wordSignedCode(body, await sign(body))
const [code, forged, byOldKey] = [await signedBy(ours), await signedBy(theirs), await signedBy(old)]
const squareOf = (signed: string) => `https://bargah.example/verify/${signed}`

/** The same signature under other facts, as one who edits a paper has it. */
const editedTo = (given: Partial<PermitFacts>) => {
  return wordSignedCode(packFacts({ ...facts, ...given }, 2), bytesOf(code).subarray(-64))
}
const withByte = (at: number, value: (before: number) => number) => {
  const bytes = bytesOf(code)
  return base64Url(bytes.with(at, value(bytes.at(at) ?? 0)))
}

describe.each([
  ['the browser’s ciphers', verifySignature],
  ['the library', verifyByHand],
])('A permit without a network, by %s', (_, verify) => {
  const check = (text: string, known = keys) => checkPermit(text, known, verify)

  it('is genuine when Bargah signed it, and says what was signed', async () => {
    expect(await check(squareOf(code))).toEqual({ verdict: 'genuine', code, facts })
    expect(await check(code)).toMatchObject({ verdict: 'genuine' })
  })

  it.each([
    ['forged by another’s key', forged],
    ['signed by a key of ours that it does not name', byOldKey],
    ['edited: another truck', editedTo({ plate: '34ع813-84' })],
    ['edited: another town', editedTo({ destination: 'شیراز' })],
    ['edited: another driver', editedTo({ driverNationalIdTail: '0209' })],
    ['edited: a newer day', editedTo({ issuedAt: '2026-11-28T10:40:00.000Z' })],
    ['of which a bit of the signature differs', withByte(-9, (before) => before ^ 4)],
    ['said to be of version 2, to hide the towns', withByte(0, () => 2)],
    ['cut short', code.slice(0, -8)],
  ])('is found to be %s', async (_what, wrong) => {
    expect(await check(squareOf(wrong))).toEqual({ verdict: 'altered' })
  })

  it('copied onto another paper is the same code: the truck and the man that it names are what tells', async () => {
    const onAnotherPaper = await check(squareOf(code))
    expect(onAnotherPaper).toMatchObject({ facts: { plate: '34ع812-84', driverNationalIdTail: '0208' } })
  })

  it('of before, which names no town, is genuine too', async () => {
    const body = Uint8Array.from([
      2,
      ...packFacts({ ...facts, origin: null, destination: null, log: null }, 2).slice(1, -2),
    ])
    expect(await check(await signedBy(ours, body))).toMatchObject({
      verdict: 'genuine',
      facts: { permitId: 58412, origin: null, destination: null },
    })
  })

  it('cannot be judged by keys that are not known', async () => {
    expect(await check(code, [old.known])).toEqual({ verdict: 'unknownKey' })
    expect(await check(code, [])).toEqual({ verdict: 'unknownKey' })
    expect(await check(code, [{ kid: '2', x: 'not a key' }])).toEqual({ verdict: 'unknownKey' })
  })

  it.each(['https://example.com/', 'WIFI:S:bargah;;', '', '584123076638'])(
    'is none of ours when the square says %j',
    async (text) => {
      expect(await check(text)).toEqual({ verdict: 'notOurs' })
    },
  )

  it('is asked of Bargah when there are twelve digits alone', async () => {
    expect(await check('۵۸۴۱ ۲۳۰۷ ۶۶۳۷')).toEqual({ verdict: 'typed', code: '584123076637' })
  })
})

it('A square that a phone draws is read by the library that reads where the browser cannot', () => {
  const { data, size } = encode(squareOf(code), { ecc: 'M', border: 2 })
  const scale = 4
  const side = size * scale
  const pixels = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  expect(decodeQR({ width: side, height: side, data: pixels })).toBe(squareOf(code))
})
