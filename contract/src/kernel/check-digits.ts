/** Numbers that people read to each other and type: two check digits by ISO 7064 MOD 97-10 end them. */

// figures of twelve digits and more stay exact: the rest is carried digit by digit
const restBy97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** In: Latin digits. Out: the same with their two check digits behind them. */
export const withCheckDigits = (digits: string) =>
  digits + String(98 - restBy97(`${digits}00`)).padStart(2, '0')

/** Whether the text is Latin digits that end in their check digits. One wrong digit, or two changed about, is found. */
export const hasCheckDigits = (text: string) => /^\d{3,}$/.test(text) && restBy97(text) === 1

/** In: digits of any alphabet. Out: the same in groups of four, parted by blanks, for the eye. */
export const groupDigits = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ')
