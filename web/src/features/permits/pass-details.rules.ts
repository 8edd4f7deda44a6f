import type { PermitPass } from '@bargah/contract/features/permits/permits.schema.ts'

/** Whom the driver calls about his load: the company's own, else the number that the load names. */
export const telephoneOf = ({ transportationCompanyMobile, tel }: PermitPass): string | null =>
  transportationCompanyMobile || tel || null
