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
      <ul className="stack gap-2 text-sm above-2">
        <li className="row gap-25">
          <Wallet className="subtle" />
          <span className="grow">برگشته به راننده، هزینهٔ نوبت</span>
          <b className="strong num">
            {driverRefundRial === 0 ? 'چیزی برنگشت' : formatRial(driverRefundRial)}
          </b>
        </li>
        {companyRefundRial !== null && (
          <li className="row gap-25">
            <Lock className="subtle" />
            <span className="grow">
              برگشته به شرکت {company}، برای {cargo}
            </span>
            <b className="strong num">{formatRial(companyRefundRial)}</b>
          </li>
        )}
        <li className="row gap-25">
          <Package className="subtle" />
          <span className="grow">{cargo}</span>
          <b className="strong num">۱ کامیون</b>
        </li>
      </ul>
    </section>
  )
}
