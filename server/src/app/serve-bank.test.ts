import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import { useFolder } from '../../test/folder.ts'
import { setDemoOutcome } from '../adapters/bank/bank.builtin.ts'
import { serveBank } from './serve-bank.ts'

const app = useTestApp()
const panelDir = useFolder('panel')
mkdirSync(join(panelDir, 'assets'))
for (const file of [
  'vazirmatn-persian-Ab1_.woff2',
  'bargah-figures-700-Cd2-.woff',
  'vazirmatn-latin-Ef3.woff2',
])
  writeFileSync(join(panelDir, 'assets', file), '')

/** A payment that was begun, and its page of the built-in bank. */
async function begin(folder: string | null) {
  const { token } = await app.driverActor()
  const { data } = await app.call('beginPayment', { token, body: { Amount: 1_000_000 } })
  const open = async () => {
    const server = Fastify()
    serveBank(server, app.db, folder)
    const reply = await server.inject({ url: data.url })
    await server.close()
    return reply
  }
  return { open, bankToken: data.data as string }
}

describe('the page of the built-in bank', () => {
  it('is written with the letters and figures of the panel, by a style that its policy allows', async () => {
    const { body, headers } = await (await begin(panelDir)).open()
    expect(body).toContain("url('/assets/vazirmatn-persian-Ab1_.woff2')")
    expect(body).toContain("url('/assets/bargah-figures-700-Cd2-.woff')")
    expect(body).not.toContain('vazirmatn-latin')
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'; font-src 'self'`)
    expect(body).toContain('۱٬۰۰۰٬۰۰۰')
  })

  it('does without them where there is no panel', async () => {
    expect((await (await begin(null)).open()).body).not.toContain('@font-face')
  })

  it('says under one heading that a payment has ended', async () => {
    const { open, bankToken } = await begin(panelDir)
    await setDemoOutcome(app.db, bankToken, 'paid')
    expect((await open()).body).toContain('<h1>این پرداخت پایان یافته است</h1>')
  })
})
