import type { OfficeRefusal } from '@bargah/contract/features/main-offices/main-offices.text.ts'

/** The national id of an office that has an account may come back, and not change (rules 3.10). */
export const mayKeepNationalId = (kept: string, sent: string | undefined): OfficeRefusal | null =>
  sent !== undefined && sent !== kept ? 'national_id_fixed' : null
