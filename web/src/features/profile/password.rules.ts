import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

export type PasswordForm = { current: string; next: string; repeated: string }

const shortest = 6

/** In: the fields as typed. Out: what is wrong with each, in a sentence; none when it may be sent. */
export function findFaults({ current, next, repeated }: PasswordForm): Partial<PasswordForm> {
  const faults: Partial<PasswordForm> = {}
  if (!current) faults.current = 'گذرواژهٔ کنونی را وارد کنید.'
  if (next.length < shortest) faults.next = `گذرواژهٔ تازه باید دست‌کم ${toPersianDigits(shortest)} نویسه باشد.`
  else if (next === current) faults.next = 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است.'
  if (repeated !== next) faults.repeated = 'با گذرواژهٔ تازه یکی نیست.'
  return faults
}
