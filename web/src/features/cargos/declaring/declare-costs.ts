import type { CallData } from '../../../kernel/api.ts'

type Prices = Pick<CallData<'quoteCargo'>, 'companyFeeRial' | 'commissionRial' | 'balanceRial' | 'heldRial'>

/** In: the prices of one truck and a count of trucks. Out: what the card shows, whose lines add up (rials). */
export function computeCost(
  { companyFeeRial, commissionRial, balanceRial, heldRial }: Prices,
  trucks: number,
) {
  const companyFee = trucks * companyFeeRial
  const commission = trucks * commissionRial
  const hold = companyFee + commission
  return {
    companyFee,
    commission,
    hold,
    held: heldRial,
    left: balanceRial === null ? null : balanceRial - (hold - heldRial),
  }
}
export type Cost = ReturnType<typeof computeCost>
