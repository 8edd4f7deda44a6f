import { voicePagePath } from '@bargah/contract/features/voice/voice-page.ts'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, dataPolicy } from '../kernel/page-policy.ts'

/** What of the device the panel may use, and nothing else. */
const allowed = [
  'geolocation=(self)',
  'camera=(self)',
  'screen-wake-lock=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
]
const barred = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissionsWith = (microphone: '()' | '(self)') =>
  [...allowed, ...barred.map((name) => `${name}=()`), `microphone=${microphone}`].join(', ')
const permissionsPolicy = permissionsWith('()')
/** Of the one page that records. */
const policyOfVoicePage = permissionsWith('(self)')
const voicePage = voicePagePath.toLowerCase()

const isVoicePage = (url: string) => url.split('?')[0]?.toLowerCase().replace(/\/$/, '') === voicePage

/** What every reply tells browsers. */
const ofAll = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** What a reply of a call tells: data is no page, loads nothing and stands in no frame. */
const ofData = { ...ofAll, 'content-security-policy': dataPolicy }

/** What all tells that may be opened as a page. */
const ofPages = {
  ...ofAll,
  'content-security-policy': contentSecurityPolicy,
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
}

/** A page's headers are 1.2 kB, and a phone fetches seventeen files and a reply at every turn: those bear what concerns them. */
function headersOf(url: string) {
  if (url.startsWith('/assets/')) return ofAll
  if (url.startsWith('/api/')) return ofData
  return isVoicePage(url) ? { ...ofPages, 'permissions-policy': policyOfVoicePage } : ofPages
}

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersOf(url))
    done()
  })
}
