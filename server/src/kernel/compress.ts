import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

// A page that is compressed together with what an attacker chose can betray a secret in it by its size (BREACH). Here
// nothing of the kind is sent: the token goes in a header that a foreign page cannot make a browser send; the cookies are
// SameSite=Strict, so that what a foreign page asks for comes without them, are no session, and go in headers, which are
// not compressed; and a reply holds a token only at sign-in, beside nothing that the one who asks did not have to know.

export type Encoding = 'br' | 'gzip'
/** A reply in all the forms in which it can go out. */
export type Packed = Record<Encoding | 'plain', Buffer>

/** Smaller ones fit one packet as they are. */
const smallestBytes = 1024
const isText = /^(application\/json|text\/)/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A page of 100 permits, 74 kB, is 6 kB in half a millisecond; gzip needs more time for a tenth more. */
const quickly = 4
/** The cities, 195 kB, are 28 kB in 0.14 s; the highest quality takes 0.35 s for half a kilobyte less. */
const thoroughly = 10
const brotliAt = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotliAt(bytes, quickly),
  gzip: (bytes) => zip(bytes),
}

/** In: what a client says that it accepts. Out: how to send to it, null = plain. */
export function encodingOf(accepted = ''): Encoding | null {
  const names = accepted
    .split(',')
    .map((one) => one.split(';'))
    .filter(([, quality = '']) => !/^\s*q=0(\.0*)?\s*$/.test(quality))
    .map(([name = '']) => name.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null
}

/** A reply that is sent many times, packed small. */
export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text)
  const br = await brotliAt(plain, thoroughly)
  return { plain, br, gzip: await zip(plain, { level: constants.Z_BEST_COMPRESSION }) }
}

/** Sends what is packed already as the client takes it. */
export function sendPacked(reply: FastifyReply, packed: Packed) {
  const encoding =
    packed.plain.length < smallestBytes ? null : encodingOf(reply.request.headers['accept-encoding'])
  reply.type('application/json; charset=utf-8')
  if (packed.plain.length >= smallestBytes) reply.header('vary', 'accept-encoding')
  if (!encoding) return reply.send(packed.plain)
  return reply.header('content-encoding', encoding).send(packed[encoding])
}

/** Packs bytes as the client takes them, and says so. */
export async function packBytes(reply: FastifyReply, bytes: Buffer): Promise<Buffer> {
  reply.header('vary', 'accept-encoding')
  const encoding = encodingOf(reply.request.headers['accept-encoding'])
  if (!encoding) return bytes
  reply.header('content-encoding', encoding)
  return packers[encoding](bytes)
}

/** Packs every text of a kilobyte and more; files and what is streamed stay as they are. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!isWorthwhile(reply, payload)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingOf(headers['accept-encoding'])
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    return packers[encoding](Buffer.from(payload))
  })
}

const isWorthwhile = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' &&
  payload.length >= smallestBytes &&
  isText.test(String(reply.getHeader('content-type'))) &&
  !reply.hasHeader('content-encoding')
