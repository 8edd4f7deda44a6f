import type { PermitDetail } from '@bargah/contract/features/permits/permits.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Lock, Package, Wallet } from 'lucide-react'

/** What went back when a permit was voided; what is nobody's to see of the company's share is left out. */
export function WhatReturned({ permit }: { permit: PermitDetail }) {
  const { driverRefundRial, companyRefundRial, transportationCompanyName: company, cargoId } = permit
  const cargo = `بار ${toPersianDigits(cargoId)}`
  return (
    <section>
      <h3>چه برگشت</h3>
      <ul className="went-back">
        <li>
          <Wallet />
          <span>برگشته به راننده، هزینهٔ نوبت</span>
          <b className="num">{driverRefundRial === 0 ? 'چیزی برنگشت' : formatRial(driverRefundRial)}</b>
        </li>
        {companyRefundRial !== null && (
          <li>
            <Lock />
            <span>
              برگشته به شرکت {company}، برای {cargo}
            </span>
            <b className="num">{formatRial(companyRefundRial)}</b>
          </li>
        )}
        <li>
          <Package />
          <span>{cargo}</span>
          <b className="num">۱ کامیون</b>
        </li>
      </ul>
    </section>
  )
}
