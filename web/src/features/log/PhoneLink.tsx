import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="before-2 accent-ink num" href={`tel:${phone}`}>
    <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
  </a>
)
