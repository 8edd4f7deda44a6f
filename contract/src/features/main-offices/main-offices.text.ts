/** Why a main office is not kept. */
export const officeRefusals = {
  national_id_taken: 'دفتر مرکزی دیگری با این شناسهٔ ملی ثبت شده است.',
  national_id_fixed: 'شناسهٔ ملی دفتری که حساب دارد عوض نمی‌شود؛ نام کاربری آن از همین شناسه است.',
} as const
export type OfficeRefusal = keyof typeof officeRefusals

/** In: the national id of a main office. Out: the name of its account (rules 2.1). */
export const officeUsername = (nationalId: string): string => `AM${nationalId}`
