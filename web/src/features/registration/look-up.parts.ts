import { isNationalCode, isSmartCard, normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import type { DriverNumbers } from './new-driver.ts'
import { useRead } from '../../kernel/use-read.ts'

/** Who and which truck it is, asked by itself once all numbers are whole; each pair once, since an inquiry may cost money. */
export function useLookedUp(mobile: string, { nationalId, carSmartCard }: DriverNumbers) {
  const isAsked = normalizeMobile(mobile) !== null && isNationalCode(nationalId) && isSmartCard(carSmartCard)
  const found = useRead('lookUpDriver', {
    body: { mobile, nationalId, carSmartCard },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return { ...found, isAsked, data: isAsked ? found.data : undefined }
}
