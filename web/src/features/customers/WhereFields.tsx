import { isPostalCode } from '@bargah/contract/kernel/identity.ts'
import { call } from '../../kernel/api.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'
import { InquiryButton, InquiryLine } from './InquiryButton.tsx'
import { useInquiry } from './use-inquiry.ts'

export type WhereValues = {
  PostalCode: string
  provinceId: number | null
  CityId: number | null
  Address: string
  Telephone: string
  Mobile: string
}
type WhereForm = Pick<WriteForm<WhereValues>, 'field' | 'values' | 'set'>

/** An address: the postal code with its inquiry, which fills city and address, and how he is reached. */
export function WhereFields({ form }: { form: WhereForm }) {
  const { PostalCode } = form.values
  const code = form.field('PostalCode')
  const inquiry = useInquiry({
    noun: 'کد پستی',
    ask: () => call('inquirePostalCode', { query: { postalcode: PostalCode } }),
    fill: ({ cityId, provinceId, fullAddress }) => {
      form.set({
        ...(fullAddress !== null && { Address: fullAddress }),
        ...(cityId !== null && { CityId: cityId, provinceId }),
      })
      return cityId === null ? 'نشانی' : 'استان، شهر و نشانی'
    },
  })
  return (
    <div className="form-grid">
      <DigitsField
        {...code}
        label="کد پستی"
        optional
        maxLength={10}
        onChange={(digits) => {
          inquiry.forget()
          code.onChange(digits)
        }}
        end={
          <InquiryButton
            of="کد پستی"
            busy={inquiry.busy}
            disabled={!isPostalCode(PostalCode)}
            onAsk={inquiry.run}
          />
        }
      />
      <InquiryLine verdict={inquiry.verdict} />
      <ProvinceAndCity className="span-3" province={form.field('provinceId')} city={form.field('CityId')} />
      <TextField {...form.field('Address')} label="نشانی" maxLength={500} />
      <DigitsField {...form.field('Telephone')} className="span-3" label="تلفن" optional maxLength={11} />
      <MobileField {...form.field('Mobile')} className="span-3" label="موبایل" optional />
    </div>
  )
}

export const noWhere: WhereValues = {
  PostalCode: '',
  provinceId: null,
  CityId: null,
  Address: '',
  Telephone: '',
  Mobile: '',
}

export const readWhere = ({ PostalCode, CityId, Address, Telephone, Mobile }: WhereValues) => ({
  PostalCode,
  CityId: CityId ?? '',
  Address,
  Telephone,
  Mobile,
})
