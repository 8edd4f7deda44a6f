import { createHash } from 'node:crypto'
import { voicePagePath } from '@bargah/contract/features/voice/voice-page.ts'
import type { FastifyInstance } from 'fastify'

/** What react-aria lays into the page in a style element; it is let in by its hash, and no other style is. */
const pressStyle =
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The panel loads nothing from elsewhere and runs no script and no style but its own; a PDF is shown from memory. */
const policyWith = (scripts: readonly string[], styles: readonly string[]) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self' blob:",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...[pressStyle, ...styles].map(hashOf)].join(' '),
  ].join(';')
const contentSecurityPolicy = policyWith([], [])

/** In: a page of the build. Out: the policy of all else, and that what the page itself holds may run and be drawn by; its data is neither. */
export function policyOfPage(html: string): string {
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
  return policyWith(inside('script'), inside('style'))
}

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
