import * as z from 'zod/mini'
import { openOutside, OutsideFault } from '../../kernel/outside.ts'
import { SignerReply, signerBy } from './signer-messages.ts'
import { type LogSigner, LogSignerFault } from './log-signer.port.ts'

export type SignerAddress = { url: string; token: string }

/** The signer apart, on this machine or another (`npm run log-signer`), at an address, by a token that both know. */
export function createRemoteLogSigner({ url, token }: SignerAddress): LogSigner {
  const outside = openOutside({
    name: 'امضاکنندهٔ دفترها',
    base: url,
    timeoutMs: 4_000,
    mostBytes: 32 * 1024 * 1024,
  })
  return {
    ...signerBy(async (asked) => {
      const headers = { authorization: `Bearer ${token}` }
      // it signs the same twice
      const request = { method: 'POST', path: '/', headers, json: asked, mayRepeat: true } as const
      const { status, text } = await outside.ask(request).catch((error: unknown) => {
        throw error instanceof OutsideFault ? unsigned(`the signer is ${error.reason}`, 'away') : error
      })
      if (status !== 200) throw unsigned(wrongBy[status] ?? `the signer answers ${status}`, 'misused')
      return readReply(text)
    }),
    async close() {},
  }
}

const unsigned = (why: string, is: 'away' | 'misused') => new LogSignerFault(`nothing was signed: ${why}`, is)

const wrongBy: Readonly<Record<number, string>> = {
  400: 'the signer does not know what it is asked (400); it may be of another version',
  401: 'the signer knows another token than LOG_SIGNER_TOKEN (401)',
  404: 'no signer of logs answers at LOG_SIGNER (404)',
}

function readReply(text: string): SignerReply {
  const read = z.safeParse(SignerReply, parsed(text))
  if (!read.success) throw unsigned('what answers at LOG_SIGNER is no signer of logs', 'misused')
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
