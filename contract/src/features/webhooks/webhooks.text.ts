import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import {
  daysOfFailing,
  mostWaiting,
  type DeliveryFault,
  type DeliveryKind,
  type DeliveryState,
  mostWebhooks,
  type WebhookPause,
} from './webhooks.states.ts'

/** Why an address is not taken. */
export const webhookUrlRefusals = {
  not_https: 'نشانی باید با \u2066https://\u2069 آغاز شود و نام کاربری و گذرواژه در خود نداشته باشد.',
  inside: 'این نشانی به درون شبکه می‌رسد؛ نشانی‌ای بدهید که از اینترنت باز می‌شود.',
  not_found: 'این نشانی پیدا نشد؛ نام آن را ببینید و دوباره بفرستید.',
} as const
export type WebhookUrlRefusal = keyof typeof webhookUrlRefusals

/** Why a webhook is not made. */
export const makeWebhookRefusals = {
  ...webhookUrlRefusals,
  too_many: `این حساب ${fa(mostWebhooks)} وب‌هوک دارد؛ نخست یکی را بردارید.`,
  not_seen: 'یکی از این رویدادها از چیزهایی است که حساب شما نمی‌بیند.',
} as const
export type MakeWebhookRefusal = keyof typeof makeWebhookRefusals

/** Why a webhook is not changed. */
export const changeWebhookRefusals = {
  ...webhookUrlRefusals,
  not_seen: makeWebhookRefusals.not_seen,
} as const

export const sendRefusals = { paused: 'این وب‌هوک ایستاده است؛ نخست آن را به کار بیندازید.' } as const

export const webhookKindLabels: Record<DeliveryKind, string> = {
  'load.announced': 'اعلام بار',
  'load.edited': 'ویرایش بار',
  'load.ended': 'پایان بار',
  'turn.taken': 'گرفتن نوبت',
  'turn.ended': 'پایان نوبت',
  'round.opened': 'آغاز دور',
  'round.split': 'تقسیم بار دور',
  'permit.issued': 'صدور مجوز',
  'permit.delivered': 'تحویل بار',
  'permit.completed': 'تکمیل مجوز',
  'permit.voided': 'باطل شدن مجوز',
  'payment.confirmed': 'تأیید پرداخت',
  'webhook.test': 'رویداد آزمایشی',
}

export const webhookStateLabels: Record<WebhookPause | 'on', string> = {
  on: 'فعال',
  by_owner: 'ایستاده',
  failing: `ایستاده پس از ${fa(daysOfFailing)} روز ناکامی`,
  too_much: `ایستاده پس از ${formatNumber(mostWaiting)} رویداد در راه‌مانده`,
  account: 'ایستاده با حساب',
}

export const deliveryStateLabels: Record<DeliveryState, string> = {
  waiting: 'در راه',
  delivered: 'رسیده',
  given_up: 'نرسیده',
}

export const deliveryFaultLabels: Record<DeliveryFault, string> = {
  inside: 'نشانی به درون شبکه می‌رسد',
  unreachable: 'نشانی در دسترس نبود',
  too_slow: 'پاسخ دیر شد',
  refused: 'پاسخی جز پذیرش',
}

export const webhookMade = 'وب‌هوک ساخته شد؛ راز امضا را همین حالا بردارید، چون دوباره نشان داده نمی‌شود.'
export const webhookChanged = 'وب‌هوک ویرایش شد؛ راز امضا همان است که بود.'
export const secretRenewed = 'راز تازه ساخته شد و راز پیشین دیگر به کار نمی‌رود.'
export const webhookOn = 'وب‌هوک به کار افتاد.'
export const webhookOff = 'وب‌هوک ایستاد؛ رویدادها تا به کار افتادن آن فرستاده نمی‌شود.'
export const webhookRemoved = 'وب‌هوک برداشته شد.'
export const eventSent = 'رویداد در راه است؛ پاسخ آن در فهرست فرستاده‌ها دیده می‌شود.'
