import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { newestKey, type KeyRing } from '../../kernel/keys.rules.ts'
import { openOutside, type Outside } from '../../kernel/outside.ts'
import type { Push } from './push.port.ts'
import { isReader, publicKeyOf, sealPush, vapidOf } from './web-push.rules.ts'

/** Whose services browsers use. Addresses come from browsers, so nothing is sent to any other. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]
const purpose = 'push'
/** What is older than a notice is listed is no news. */
const livesS = 2 * 86_400
const signedForMs = dayMs / 2
/** By these a service says that it knows the browser no more (RFC 8030 §7.3); all else may be otherwise later. */
const goneStatuses: readonly number[] = [404, 410]

type WebPushSettings = {
  keys: KeyRing
  /** Where a push service can reach us. */
  publicUrl: string
  /** The origin of a push service that a test keeps; the product has none. */
  testService?: string
}

/** Out: what tells browsers, by the services that they named. */
export function createWebPush({ keys, publicUrl, testService }: WebPushSettings): Push {
  const newest = newestKey(keys, purpose)
  const outside = new Map<string, Outside>()
  function serviceAt(origin: string): Outside {
    const known =
      outside.get(origin) ??
      openOutside({ name: 'سامانهٔ اعلان گوشی', base: origin, timeoutMs: 10_000, mostBytes: 10_000 })
    outside.set(origin, known)
    return known
  }
  const isServedAt = (endpoint: string) =>
    isKnown(endpoint) || (URL.canParse(endpoint) && new URL(endpoint).origin === testService)
  return {
    ownKey: { id: newest.id, publicKey: publicKeyOf(newest.key).toString('base64url') },
    knows: ({ endpoint, ...reader }) => isServedAt(endpoint) && isReader(readerOf(reader)),
    async send({ endpoint, publicKey, auth, keyId }, { title, link, tag }) {
      const privateKey = keys.derive(keyId, purpose)
      const reader = readerOf({ publicKey, auth })
      if (!privateKey || !isServedAt(endpoint) || !isReader(reader)) return 'gone'
      const { origin, pathname, search } = new URL(endpoint)
      const expiresAt = new Date(Date.now() + signedForMs)
      const { status } = await serviceAt(origin).ask({
        method: 'POST',
        path: pathname + search,
        headers: {
          authorization: vapidOf({ privateKey, origin, subject: publicUrl, expiresAt }),
          'content-encoding': 'aes128gcm',
          ttl: String(livesS),
          urgency: 'normal',
        },
        bytes: sealPush(Buffer.from(JSON.stringify({ title, link, tag })), reader),
        mayRepeat: true,
      })
      if (status < 300) return 'sent'
      if (goneStatuses.includes(status)) return 'gone'
      throw new Error(`a push service answered ${status}`)
    },
  }
}

const readerOf = ({ publicKey, auth }: { publicKey: string; auth: string }) => ({
  publicKey: Buffer.from(publicKey, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
})

function isKnown(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '') return false
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
