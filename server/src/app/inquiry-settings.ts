import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { InquirySettings } from '../adapters/inquiry/create-inquiry.ts'
import { readRmtoMap } from '../adapters/inquiry/rmto-map.ts'
import { choiceOr, text, textOr, url } from './setting.ts'

export const inquiryEnvironment = {
  INQUIRY: choiceOr(['builtin', 'http', 'rmto'], 'builtin', {
    means:
      'which registry is asked about drivers and trucks; `builtin` asks nobody ([0034](decisions/0034-registering-drivers.md))',
  }),
  INQUIRY_URL: url({ means: 'the address of the registry; needs the next two as well' }),
  INQUIRY_USERNAME: text({ means: 'who asks, where a company has no credentials of its own' }),
  INQUIRY_PASSWORD: text({ means: 'the password of that user' }),
  INQUIRY_COMPANY_CODE: textOr('', { means: 'the company code of that user' }),
  INQUIRY_MAP_FILE: text({
    means: 'a JSON file of the fields of the RMTO service that differ from the plain map',
  }),
}
type Environment = z.infer<z.ZodMiniObject<typeof inquiryEnvironment>>

/** In: the settings of inquiries. Out: which registry is asked, null for what is built in. Throws a sentence that names the variable. */
export function readInquirySettings(data: Environment): InquirySettings | null {
  if (data.INQUIRY === 'builtin') return null
  const { INQUIRY_URL: base, INQUIRY_USERNAME: username, INQUIRY_PASSWORD: password } = data
  if (!base || !username || !password)
    throw new Error('INQUIRY asks for INQUIRY_URL, INQUIRY_USERNAME and INQUIRY_PASSWORD too')
  const credentials = { username, password, companyCode: data.INQUIRY_COMPANY_CODE }
  if (data.INQUIRY === 'http') return { by: 'http', base, credentials }
  const json = data.INQUIRY_MAP_FILE ? readFileSync(data.INQUIRY_MAP_FILE, 'utf8') : '{}'
  return { by: 'rmto', base, credentials, map: readRmtoMap(json) }
}
