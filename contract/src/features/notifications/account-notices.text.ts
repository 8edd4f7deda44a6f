import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import { rialFor } from '../../kernel/money.ts'
import { addressText } from '../../kernel/text.ts'
import { flagsSwitched } from '../company-users/flags.text.ts'
import { type Browser, deviceText, type System } from '../auth/auth.text.ts'
import { mostWaiting } from '../webhooks/webhooks.states.ts'
import { oneOf, type Wording } from './notifications.text.ts'

/** Whose wallet it is decides how its sums are written. */
type Reader = Parameters<typeof rialFor>[0]

export const sessionsEndedByAdmin = (count: number): Wording => ({
  kind: 'account',
  state: 'security',
  subject: 'مدیر سامانه نشست شما را پایان داد',
  message: `${count === 1 ? 'یک نشست' : `${formatNumber(count)} نشست`} حساب شما به دست مدیر سامانه پایان یافت. اگر دلیل آن را نمی‌دانید، با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To a company user whose flags somebody of his company switched. */
export const flagsChanged = (switched: Parameters<typeof flagsSwitched>[0]): Wording => ({
  kind: 'account',
  state: 'informational',
  subject: 'دسترسی‌های شما عوض شد',
  message: flagsSwitched(switched),
  link: '/Profile',
})

/** To a company user whose mobile somebody of his company changed: a forgotten password goes to it. */
export const mobileChanged: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'موبایل حساب شما عوض شد',
  message:
    'گذرواژهٔ فراموش‌شدهٔ حساب شما از این پس به شمارهٔ تازه می‌رود. اگر این شماره از آن شما نیست، بی‌درنگ با مدیر شرکت تماس بگیرید.',
  link: '/Profile',
}

/** To the owner of an account. In: what the device says that it is, null where it does not, and its address. */
export function newDevice(from: {
  browser: Browser | null
  system: System | null
  address: string
}): Wording {
  const device = deviceText(from) ?? 'دستگاهی ناشناس'
  return {
    kind: 'account',
    state: 'security',
    subject: 'ورود از دستگاهی تازه',
    message: `با ${device}، از نشانی ${addressText(from.address)}، به حساب شما وارد شدند؛ این دستگاه پیش‌تر دیده نشده بود. اگر شما نبوده‌اید، گذرواژه را عوض کنید تا نشست‌های دیگر پایان یابد.`,
    link: '/Profile',
  }
}

/** To whom registered a company or himself as a product owner: he may now work. */
export const accountApproved = (name: string): Wording => ({
  kind: 'account',
  state: 'informational',
  subject: 'ثبت‌نام شما تأیید شد',
  message: `ثبت‌نام «${name}» تأیید شد؛ اکنون می‌توانید کار را آغاز کنید.`,
  link: '/Profile',
})

/** To the administrators: tonight's backup was not made, for want of room or another reason that the server's log has. */
export const backupFailed = (why: 'disk' | 'other'): Wording => ({
  kind: 'account',
  state: 'warning',
  subject: 'پشتیبان امشب گرفته نشد',
  message:
    why === 'disk'
      ? 'برای پشتیبان جا نیست. در پوشهٔ پشتیبان‌ها جا باز کنید؛ سامانه خودش دوباره می‌کوشد.'
      : 'گرفتن پشتیبان به خطا خورد و دلیل آن در گزارش سرور آمده است. سامانه خودش دوباره می‌کوشد؛ اگر فردا هم این پیام آمد، با دستور backup پشتیبان بگیرید.',
  link: '/',
})

/** To a driver to whom an administrator opened the panel, for the first time or again. */
export const panelOpened: Wording = {
  kind: 'account',
  state: 'informational',
  subject: 'حساب شما فعال شد',
  message: 'مدیر سامانه حساب شما را فعال کرد؛ اکنون می‌توانید نوبت و بار بگیرید.',
  link: '/Profile',
}

/** To the driver or the company whose wallet an administrator changed; below zero it was taken from. */
export const walletChanged = (amountRial: number, description: string, reader: Reader): Wording => ({
  kind: 'wallet',
  state: amountRial < 0 ? 'warning' : 'informational',
  subject: amountRial < 0 ? 'از کیف پول شما کم شد' : 'به کیف پول شما افزوده شد',
  message: `مدیر سامانه ${rialFor(reader)(Math.abs(amountRial))} ${amountRial < 0 ? 'از کیف پول شما کم کرد' : 'به کیف پول شما افزود'}. شرح: ${description}`,
  link: '/AccountReport',
})

/** To a driver whom support gave a truck. */
export const truckAdded = (freighterCardNumber: string): Wording => ({
  kind: 'account',
  state: 'informational',
  subject: 'ناوگانی به حساب شما افزوده شد',
  message: `ناوگان با کارت هوشمند ${fa(freighterCardNumber)} افزوده شد و نوبت بعدی شما با آن است. اگر از آن شما نیست، ناوگان کنونی را عوض کنید و با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To a driver whom staff gave a truck, beside the one that he drives or as his first. */
export const truckEntered = (freighterCardNumber: string): Wording => ({
  kind: 'account',
  state: 'informational',
  subject: 'ناوگانی به حساب شما افزوده شد',
  message: `ناوگان با کارت هوشمند ${fa(freighterCardNumber)} افزوده شد؛ ناوگان کنونی خود را شما برمی‌گزینید. اگر از آن شما نیست، با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})
/** To a driver from whom it was taken again. */
export const truckRemoved = (freighterCardNumber: string): Wording => ({
  kind: 'account',
  state: 'informational',
  subject: 'ناوگانی از حساب شما برداشته شد',
  message: `ناوگان با کارت هوشمند ${fa(freighterCardNumber)} دیگر در فهرست ناوگان شما نیست. اگر از آن شماست، با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To a driver whose truck of the next turn support chose. */
export const truckChosen = (freighterCardNumber: string): Wording => ({
  kind: 'account',
  state: 'warning',
  subject: 'پشتیبانی ناوگان شما را عوض کرد',
  message: `نوبت بعدی شما با ناوگان کارت هوشمند ${fa(freighterCardNumber)} است. اگر نمی‌خواهید، پیش از گرفتن نوبت ناوگان کنونی را عوض کنید.`,
  link: '/Profile',
})

/** To a driver to whose account support set a password, or whose phone it freed: by either somebody else could come in. */
export const passwordSetByStaff: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'پشتیبانی گذرواژهٔ شما را عوض کرد',
  message:
    'گذرواژهٔ شما عوض شد و نشست‌هایتان پایان یافت. اگر شما نخواسته‌اید، گذرواژه را عوض کنید و با پشتیبانی تماس بگیرید.',
  link: '/Profile',
}
export const phoneFreed: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'پشتیبانی گوشی شما را از حساب برداشت',
  message:
    'نخستین گوشی که با گذرواژهٔ شما وارد شود، گوشی این حساب می‌شود. اگر شما نخواسته‌اید، گذرواژه را عوض کنید و با پشتیبانی تماس بگیرید.',
  link: '/Profile',
}

/** To whom Admin gave a password that he typed himself. */
export const passwordTyped: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'گذرواژهٔ خود را عوض کنید',
  message:
    'گذرواژهٔ کنونی شما را مدیر سامانه نوشته است و آن را می‌داند. در «حساب من» گذرواژه‌ای بگذارید که تنها خودتان بدانید.',
  link: '/Profile',
}

/** To the driver of a truck with whose card somebody else registered. */
export const truckClaimed = (freighterCardNumber: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: 'کسی با کارت ناوگان شما ثبت‌نام کرد',
  message: `رانندهٔ دیگری با کارت هوشمند ${fa(freighterCardNumber)} ثبت‌نام کرد. تا پشتیبانی تأیید نکند نمی‌تواند با آن نوبت بگیرد. اگر او را نمی‌شناسید، با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To the driver of a truck that support gave another driver too. */
export const truckShared = (name: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: 'ناوگان شما رانندهٔ دیگری هم دارد',
  message: `پشتیبانی پذیرفت که ${name} هم با ناوگان شما نوبت بگیرد. اگر او را نمی‌شناسید، با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To whoever asked the administration something. */
export const questionAnswered = (question: { id: number; title: string }): Wording => ({
  kind: 'answer',
  state: 'informational',
  subject: 'پاسخ پیام شما رسید',
  message: `پشتیبانی به پیام «${question.title}» پاسخ داد.`,
  link: oneOf('/Comment', question.id),
})

/** To whose wallet a bank's payment was credited; it leads to the payment, with what the wallet held before and after. */
export const toppedUp = (id: number, amountRial: number, bank: string, reader: Reader): Wording => ({
  kind: 'wallet',
  state: 'informational',
  subject: 'کیف پول شما افزایش یافت',
  message: `${rialFor(reader)(amountRial)} از ${bank} به کیف پول شما رسید.`,
  link: `/returnbank?orderId=${id}`,
})

/** To whoever added or took away a way to give the second factor. */
export const factorChanged = (what: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: 'ورود دومرحله‌ای شما عوض شد',
  message: `${what} اگر شما نبوده‌اید، گذرواژه را عوض کنید و با پشتیبانی تماس بگیرید.`,
  link: '/Profile',
})

/** To whose account a key of a program was made, or ended by somebody else. */
export const apiKeyMade = (name: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `کلید برنامهٔ «${name}» ساخته شد`,
  message:
    'هر برنامه‌ای که این کلید را دارد به جای شما کار می‌کند. اگر شما نساخته‌اید، آن را پایان دهید و گذرواژه را عوض کنید.',
  link: '/ApiKeys',
})
export const apiKeyEnded = (name: string, by: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `کلید برنامهٔ «${name}» پایان یافت`,
  message: `${by} این کلید را پایان داد؛ برنامه‌ای که با آن کار می‌کرد دیگر پذیرفته نمی‌شود.`,
  link: '/ApiKeys',
})

/** To whose account a webhook was made, led elsewhere, or paused since nothing was taken there for days. */
export const webhookAdded = (host: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `وب‌هوک تازه به ${host}`,
  message:
    'از این پس رویدادهایی که برگزیدید به این نشانی فرستاده می‌شود. اگر شما نساخته‌اید، آن را بردارید و گذرواژه را عوض کنید.',
  link: '/Webhooks',
})
export const webhookMoved = (host: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `نشانی وب‌هوک ${host} شد`,
  message:
    'از این پس رویدادهای این وب‌هوک به نشانی تازه فرستاده می‌شود. اگر شما عوض نکرده‌اید، آن را بردارید و گذرواژه را عوض کنید.',
  link: '/Webhooks',
})
const whyPaused = {
  failing: 'چند روز پیاپی هیچ رویدادی در این نشانی پذیرفته نشد.',
  too_much: `این نشانی رویدادها را نمی‌پذیرد و بیش از ${formatNumber(mostWaiting)} رویداد در راه مانده است.`,
} as const
export const webhookPaused = (host: string, reason: keyof typeof whyPaused): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `وب‌هوک ${host} ایستاد`,
  message: `${whyPaused[reason]} آن را درست کنید و وب‌هوک را به کار بیندازید.`,
  link: '/Webhooks',
})

/** To whose second factor an administrator asks to take away. */
export const factorRemovalAsked: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'درخواست برداشتن مرحلهٔ دوم ورود شما',
  message:
    'مدیری درخواست کرده است که مرحلهٔ دوم ورود شما، چون آن را گم کرده‌اید، برداشته شود. اگر شما نخواسته‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.',
  link: '/Profile',
}

/** To the other administrators: one of them is to look at what another asked. */
export const confirmFactorRemoval = (asked: { fullName: string; byName: string }): Wording => ({
  kind: 'account',
  state: 'security',
  subject: `مرحلهٔ دوم ورود ${asked.fullName} برداشته شود؟`,
  message: `${asked.byName} می‌گوید ${asked.fullName} مرحلهٔ دوم ورود خود را گم کرده است. از خود او بپرسید و تنها اگر درست بود، درخواست را تأیید کنید.`,
  link: '/FactorRemovals',
})

/** To the other administrators: one of them is to look at what another asked of a driver who leaves, whom no notice names. */
export const confirmErasure = (byName: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject: 'اطلاعات راننده‌ای پاک شود؟',
  message: `${byName} می‌گوید راننده‌ای خواسته است اطلاعاتش پاک شود. از خود او بپرسید و تنها اگر درست بود، درخواست را تأیید کنید؛ آنچه پاک شود برنمی‌گردد.`,
  link: '/Erasures',
})

/** To whose factors two administrators took away. */
export const factorsRemoved: Wording = {
  kind: 'account',
  state: 'security',
  subject: 'مرحلهٔ دوم ورود شما برداشته شد',
  message:
    'روش‌های مرحلهٔ دوم ورود شما و کدهای بازیابی برداشته شد و نشست‌هایتان پایان یافت. در «حساب من» روش تازه‌ای بیفزایید؛ اگر شما نخواسته‌اید، با پشتیبانی تماس بگیرید.',
  link: '/Profile',
}
