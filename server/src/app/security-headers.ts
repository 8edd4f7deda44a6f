import { voicePagePath } from '@bargah/contract/features/voice/voice-page.ts'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '../kernel/page-policy.ts'

/** What of the device the panel may use: where a driver is, the camera of whoever checks a permit, a wall screen's being kept on, passkeys, and nothing else. */
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

/** What every reply tells browsers; the same for all but one page, so it is made once. */
const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(securityHeaders)
    if (isVoicePage(url)) reply.header('permissions-policy', policyOfVoicePage)
    done()
  })
}
