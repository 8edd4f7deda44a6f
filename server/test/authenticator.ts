import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The head of a CBOR item (RFC 8949 §3): its major type and a number below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const items = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...items])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const userPresent = 1
const userVerified = 4
const hasKey = 64

type Signed = { challenge: string; origin?: string; rpId?: string; isVerified?: boolean; count?: number }

const site = { origin: 'http://bargah.test', rpId: 'bargah.test' }

/** An authenticator in software: one ES256 passkey, which it makes and signs with as WebAuthn has it. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let signed = 0

  const clientData = (type: string, { challenge, origin = site.origin }: Signed) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authData({ rpId = site.rpId, isVerified = true, count }: Signed, attested = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count ?? signed)
    const flags = userPresent | (isVerified ? userVerified : 0) | (attested.length > 0 ? hasKey : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested])
  }
  const wrap = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id,
    /** Makes the passkey for a challenge: what a browser gives at `navigator.credentials.create`. */
    create(asked: Signed) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(asked, attested)],
      ])
      return wrap({
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Signs a challenge: what a browser gives at `navigator.credentials.get`. */
    get(asked: Signed) {
      signed += 1
      const client = clientData('webauthn.get', asked)
      const data = authData(asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return wrap({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
