import type { Log } from '../../kernel/log.ts'
import { neverThrowing, openRegistry } from './ask.ts'
import { createBuiltInInquiry } from './inquiry.builtin.ts'
import { createHttpInquiry } from './inquiry.http.ts'
import type { Inquiry, InquiryCredentials, OwnRegistry } from './inquiry.port.ts'
import { createRmtoInquiry } from './inquiry.rmto.ts'
import type { RmtoMap } from './rmto-map.ts'

export type InquirySettings = { base: string; credentials: InquiryCredentials } & (
  | { by: 'http' }
  | { by: 'rmto'; map: RmtoMap }
)
type BuiltIn = { own: OwnRegistry; isDemo: boolean }

/** In: which registry is asked, null for what is built in. Out: what asks it. */
export function createInquiry(settings: InquirySettings | null, builtIn: BuiltIn, log: Log): Inquiry {
  if (!settings) return createBuiltInInquiry(builtIn.own, builtIn)
  const service = openRegistry(settings.base)
  const { credentials } = settings
  return neverThrowing(
    settings.by === 'http'
      ? createHttpInquiry(service, credentials)
      : createRmtoInquiry(service, settings.map, credentials),
    log,
  )
}
