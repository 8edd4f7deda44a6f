import { createCipheriv, createECDH, createPrivateKey, ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'

/** To which browser: its public key and its secret, as it made them. */
type Reader = { publicKey: Buffer; auth: Buffer }
/** What is made anew for each message; given only to be tested. */
type Fresh = { salt: Buffer; privateKey: Buffer | null }

const curve = 'prime256v1'
const recordBytes = 4_096
/** Says that the record is the last. */
const lastRecord = Buffer.from([2])

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether something can be sealed for it: a point of the curve, uncompressed, and a secret of 16 bytes. */
export function isReader({ publicKey, auth }: Reader): boolean {
  if (publicKey.length !== 65 || auth.length !== 16) return false
  try {
    ECDH.convertKey(publicKey, curve)
    return true
  } catch {
    return false
  }
}

/** In: a short message and whose eyes it is for. Out: the same, sealed for that browser alone (RFC 8291, one record of RFC 8188). */
export function sealPush(
  message: Buffer,
  { publicKey, auth }: Reader,
  { salt, privateKey }: Fresh = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const own = createECDH(curve)
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const shared = own.computeSecret(publicKey)
  const between = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own.getPublicKey()])
  const secret = derive(shared, auth, between, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(message), cipher.update(lastRecord), cipher.final()])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordBytes)
  size.writeUInt8(own.getPublicKey().length, 4)
  return Buffer.concat([salt, size, own.getPublicKey(), sealed, cipher.getAuthTag()])
}

/** In: 32 bytes. Out: the public half of the key that they are, uncompressed. */
export function publicKeyOf(privateKey: Buffer): Buffer {
  const own = createECDH(curve)
  own.setPrivateKey(privateKey)
  return own.getPublicKey()
}

type Signed = { privateKey: Buffer; origin: string; subject: string; expiresAt: Date }

/** Says to a push service who sends (RFC 8292). In: our key, the service's origin, where we can be reached, until when it holds. */
export function vapidOf({ privateKey, origin, subject, expiresAt }: Signed): string {
  const publicKey = publicKeyOf(privateKey)
  const spell = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { aud: origin, exp: Math.floor(expiresAt.getTime() / 1000), sub: subject }
  const said = `${spell({ typ: 'JWT', alg: 'ES256' })}.${spell(claims)}`
  const point = (from: number) => publicKey.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey.toString('base64url'), x: point(1), y: point(33) }
  const key = createPrivateKey({ format: 'jwk', key: jwk })
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
