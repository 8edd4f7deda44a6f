import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { formatRial } from '../../kernel/money.ts'

/** In: the rials to hold for all and for how many cargos. Out: the refusal when the company's wallet has less. */
export const notEnoughForAll = (holdRial: number, cargos: number) =>
  `موجودی کیف پول شرکت برای اعلام این ${fa(cargos)} بار کافی نیست؛ روی هم ${formatRial(holdRial)} لازم است.`

export const cargosDeclared = (count: number) => `${fa(count)} بار ثبت شد.`
