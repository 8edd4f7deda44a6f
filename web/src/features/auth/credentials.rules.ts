import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** A username and the password that was made for it, which is shown once. */
export type Credentials = { username: string; password: string }

type Group = { at: number; text: string }

/** Where each part of a password begins: digits alone are read by fours, with nothing but room between them. */
export const readGroups = (password: string): Group[] =>
  [...password.matchAll(/^\d{8,}$/.test(password) ? /.{1,4}/g : /.+/g)].map(({ index, 0: text }) => ({
    at: index,
    text: toPersianDigits(text),
  }))

/** In: credentials and where one signs in. Out: what is copied, in Latin digits as it is typed. */
export const textToCopy = ({ username, password }: Credentials, address: string): string =>
  [`ورود به بارگاه: ${address}`, `نام کاربری: ${username}`, `گذرواژه: ${password}`].join('\n')
