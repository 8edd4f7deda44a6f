import { deskRoles, type Role } from '../../kernel/access.ts'

/** What a notice is about, by which each person says how he wants to be told. */
export const chosenKinds = ['wish', 'permit', 'turn', 'cargo', 'wallet', 'answer', 'report'] as const
export type ChosenKind = (typeof chosenKinds)[number]
/** Of his account he is always told. */
export const noticeKinds = [...chosenKinds, 'account'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Beside the panel's own list, where every notice stands: on the devices that he had told, and by text message. */
export const noticeChannels = ['push', 'sms'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

export const noticeKindLabels: Record<NoticeKind, string> = {
  wish: 'بار راه‌هایی که خواسته‌اید',
  permit: 'مجوز و بار شما',
  turn: 'نوبت و اعلام بار',
  cargo: 'بارهایی که اعلام کرده‌اید',
  wallet: 'کیف پول',
  answer: 'پاسخ پشتیبانی',
  report: 'گزارش‌ها',
  account: 'حساب و امنیت',
}
export const noticeChannelLabels: Record<NoticeChannel, string> = { push: 'روی گوشی یا مرورگر', sms: 'پیامک' }

const declarers: readonly Role[] = [
  'TransportationCompanyAdmin',
  'TransportationCompanyMember',
  'ProductOwnerAdmin',
]
const owners: readonly Role[] = ['Driver', ...declarers]

/** Who is told of what, and which kinds have messages of their own; everybody is told of his account. */
const readers: Record<ChosenKind, readonly Role[]> = {
  wish: ['Driver'],
  permit: owners,
  turn: ['Driver'],
  cargo: declarers,
  wallet: owners,
  answer: owners,
  report: deskRoles,
}
/** Of which drivers without a device that is told get messages. */
const bySms: readonly ChosenKind[] = ['wish', 'permit', 'turn']

/** In: a role. Out: what it may choose, kind by kind. */
export const choicesOf = (role: Role): { kind: ChosenKind; channels: readonly NoticeChannel[] }[] =>
  chosenKinds
    .filter((kind) => readers[kind].includes(role))
    .map((kind) => ({
      kind,
      channels: role === 'Driver' && bySms.includes(kind) ? noticeChannels : ['push'],
    }))

export const choiceSet = 'ثبت شد.'
export const notYourChoice = 'این خبر یا این راه خبر برای حساب شما نیست.'
