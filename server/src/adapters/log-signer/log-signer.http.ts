import { openOutside, OutsideFault } from '../../kernel/outside.ts'
import { type Reply, signerBy } from './asked.ts'
import { type LogSigner, LogSignerFault } from './log-signer.port.ts'

export type SignerAddress = { url: string; token: string }

/** The signer apart, on this machine or another (`npm run log-signer`), at an address, by a token that both know. */
export function createRemoteLogSigner({ url, token }: SignerAddress): LogSigner {
  const outside = openOutside({
    name: 'امضاکنندهٔ دفترها',
    base: url,
    timeoutMs: 15_000,
    mostBytes: 1024 * 1024,
  })
  const away = (why: string) => new LogSignerFault(`nothing was signed: the signer ${why}`, true)
  return {
    ...signerBy(async (asked) => {
      const headers = { authorization: `Bearer ${token}` }
      // it signs the same twice
      const request = { method: 'POST', path: '/', headers, json: asked, mayRepeat: true } as const
      const { status, text } = await outside.ask(request).catch((error: unknown) => {
        throw error instanceof OutsideFault ? away(`is ${error.reason}`) : error
      })
      if (status !== 200) throw away(`answers ${status}`)
      return JSON.parse(text) as Reply
    }),
    async close() {},
  }
}
