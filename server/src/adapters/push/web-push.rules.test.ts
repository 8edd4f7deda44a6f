import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKeyOf, sealPush, vapidOf } from './web-push.rules.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('a message is sealed as the example of RFC 8291 says', () => {
  const sealed = sealPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('who sends is said for one service, for a time, under a key that the header names', () => {
  const privateKey = randomBytes(32)
  const header = vapidOf({
    privateKey,
    origin: 'https://push.example',
    subject: 'https://bargah.test',
    expiresAt: new Date(1_800_000_000_500),
  })
  const [, said = '', signature = '', named = ''] = /^vapid t=(.+)\.([^.]+), k=(.+)$/.exec(header) ?? []
  expect(named).toBe(publicKeyOf(privateKey).toString('base64url'))
  expect(JSON.parse(bytes(said.split('.')[1] ?? '').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_800_000_000,
    sub: 'https://bargah.test',
  })
  const point = publicKeyOf(privateKey)
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  expect(verify('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true)
})
