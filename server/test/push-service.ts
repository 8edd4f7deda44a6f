import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const { subtle } = globalThis.crypto
const utf8 = (text: string) => new TextEncoder().encode(text)
const fromBase64Url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes as Uint8Array).toString('base64url')
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const curve = { name: 'ECDH', namedCurve: 'P-256' }

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Uint8Array<ArrayBuffer> }

/** A push service on loopback (RFC 8030) that keeps what it was handed, and answers as the test says. */
export async function openPushService() {
  const pushed: Pushed[] = []
  const service = { origin: '', pushed, answers: 201, close: () => void server.close() }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = joined(...parts)
      pushed.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(service.answers).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** A browser's subscription with keys of its own. `read` opens what is sealed for it, as browsers do (RFC 8291, by WebCrypto). */
export async function openBrowser(endpoint: string) {
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  if (!('privateKey' in own)) throw new Error('no pair of keys')
  const publicKey = new Uint8Array(await subtle.exportKey('raw', own.publicKey))
  const auth = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return {
    body: { Endpoint: endpoint, PublicKey: toBase64Url(publicKey), Auth: toBase64Url(auth) },
    async read(sealed: Uint8Array<ArrayBuffer>): Promise<unknown> {
      const keyLength = sealed[20] ?? 0
      const salt = sealed.slice(0, 16)
      const sender = sealed.slice(21, 21 + keyLength)
      const record = sealed.slice(21 + keyLength)
      const recordSize = new DataView(sealed.buffer).getUint32(16)
      if (record.length > recordSize) throw new Error('more than one record')
      const theirs = await subtle.importKey('raw', sender, curve, false, [])
      const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
      const between = joined(utf8('WebPush: info\0'), publicKey, sender)
      const secret = await derive(new Uint8Array(shared), auth, between, 32)
      const key = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16)
      const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12)
      const opener = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, opener, record))
      const end = padded.findLastIndex((byte) => byte !== 0)
      if (padded[end] !== 2) throw new Error('the record does not say that it is the last')
      return JSON.parse(padded.subarray(0, end).toString())
    },
  }
}

type Bytes = Uint8Array<ArrayBuffer>
async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const from = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(
    await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, from, length * 8),
  )
}

/** What a header of RFC 8292 claims, once its signature was found to be of the key that it names. */
export async function readVapid(authorization: string) {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const signer = await subtle.importKey('raw', fromBase64Url(key), ecdsa, false, ['verify'])
  const isSigned = await subtle.verify(ecdsa, signer, fromBase64Url(signature), utf8(`${head}.${claims}`))
  if (!isSigned) throw new Error('a signature of another key')
  const spelled = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { head: spelled(head), claims: spelled(claims), key }
}
