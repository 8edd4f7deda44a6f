import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { InquirySettings } from '../adapters/inquiry/create-inquiry.ts'
import { readRmtoMap } from '../adapters/inquiry/rmto-map.ts'

const registries = ['builtin', 'http', 'rmto'] as const

export const inquiryEnvironment = {
  INQUIRY: z._default(z.enum(registries, { error: 'INQUIRY is builtin, http or rmto' }), 'builtin'),
  INQUIRY_URL: z.optional(
    z.string().check(z.refine((text) => URL.canParse(text), { error: 'INQUIRY_URL must be a URL' })),
  ),
  INQUIRY_USERNAME: z.optional(z.string()),
  INQUIRY_PASSWORD: z.optional(z.string()),
  INQUIRY_COMPANY_CODE: z._default(z.string(), ''),
  INQUIRY_MAP_FILE: z.optional(z.string()),
}
const Environment = z.object(inquiryEnvironment)

/** In: the settings of inquiries. Out: which registry is asked, null for what is built in. Throws a sentence that names the variable. */
export function readInquirySettings(data: z.output<typeof Environment>): InquirySettings | null {
  if (data.INQUIRY === 'builtin') return null
  const { INQUIRY_URL: base, INQUIRY_USERNAME: username, INQUIRY_PASSWORD: password } = data
  if (!base || !username || !password)
    throw new Error('INQUIRY asks for INQUIRY_URL, INQUIRY_USERNAME and INQUIRY_PASSWORD too')
  const credentials = { username, password, companyCode: data.INQUIRY_COMPANY_CODE }
  if (data.INQUIRY === 'http') return { by: 'http', base, credentials }
  const json = data.INQUIRY_MAP_FILE ? readFileSync(data.INQUIRY_MAP_FILE, 'utf8') : '{}'
  return { by: 'rmto', base, credentials, map: readRmtoMap(json) }
}
