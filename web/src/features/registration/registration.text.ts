import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

export const registerTexts = {
  acceptRules: 'برای ادامهٔ ثبت‌نام نخست قوانین را بپذیرید.',
  proofIsOver: 'مهلت تأیید این شماره گذشت؛ یک بار دیگر کد بگیرید. آنچه نوشته‌اید می‌ماند.',
  sendsLeft: (left: number, isOver: boolean) => {
    if (left === 0) return 'اگر این پیامک نرسید، ده دقیقهٔ دیگر می‌توانید دوباره کد بگیرید.'
    const times = `${toPersianDigits(left)} بار دیگر می‌توانید کد بگیرید.`
    return isOver ? times : `پس از پایان زمان، ${times}`
  },
} as const
