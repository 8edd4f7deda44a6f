import type { Contract } from '@bargah/contract/contract.ts'
import { codesSentTo } from '../src/features/outbox/outbox.build.ts'
import type { Reply, TestApp } from './app.ts'

type Sent = { body?: object; query?: object; token?: string; headers?: Record<string, string> }

/** Somebody's browser, which keeps what cookies it is given from one call to the next. `from`: its address. */
export function openBrowser(app: TestApp, from?: string) {
  const kept = new Map<string, string>()
  const cookie = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call(key: keyof Contract, sent: Sent = {}): Promise<Reply> {
    const headers = { ...sent.headers, ...(kept.size > 0 && { cookie: cookie() }) }
    const reply = await app.call(key, { ...sent, headers, from } as Parameters<typeof app.call>[1])
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      kept.set(name, value)
    }
    return reply
  }
  return { call, cookie }
}
export type Browser = ReturnType<typeof openBrowser>

/** What a browser keeps whose owner typed the code that was sent to his number. */
export async function proofOf(app: TestApp, mobile: string): Promise<string> {
  const browser = openBrowser(app)
  await browser.call('sendCode', { body: { mobile } })
  const [code = ''] = await codesSentTo(app, mobile)
  await browser.call('checkCode', { body: { mobile, code } })
  return browser.cookie()
}
