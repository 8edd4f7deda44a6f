import { isLegalId, isNationalCode } from '@bargah/contract/kernel/identity.ts'
import { call } from '../../kernel/api.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { InquiryButton, InquiryLine } from './InquiryButton.tsx'
import { useInquiry } from './use-inquiry.ts'

export type WhoValues = { isLegal: boolean; MeliCode: string; FullName: string }
type WhoForm = Pick<WriteForm<WhoValues>, 'field' | 'values' | 'set'>

const words = {
  legal: { code: 'شناسهٔ ملی', name: 'نام شرکت', length: 11 },
  natural: { code: 'کد ملی', name: 'نام و نام خانوادگی', length: 10 },
} as const

/** A person or a firm: what he is, his number with its inquiry, and his name, which the inquiry fills. */
export function WhoFields({ form, title }: { form: WhoForm; title: string }) {
  const { isLegal, MeliCode } = form.values
  const said = words[isLegal ? 'legal' : 'natural']
  const isWhole = isLegal ? isLegalId(MeliCode) : isNationalCode(MeliCode)
  const code = form.field('MeliCode')
  const inquiry = useInquiry({
    noun: said.code,
    ask: () => call('inquireNationalId', { query: { melicode: MeliCode } }),
    fill: ({ name, lastName }) => {
      const known = [name, lastName].filter(Boolean).join(' ')
      if (known === '') return ''
      form.set({ FullName: known })
      return said.name
    },
  })
  return (
    <>
      <div className="apart who-head">
        <h3>{title}</h3>
        <Segments
          label="نوع مشتری"
          labelHidden
          value={isLegal ? 'legal' : 'natural'}
          options={[
            { key: 'natural', label: 'حقیقی' },
            { key: 'legal', label: 'حقوقی' },
          ]}
          onChange={(key) => {
            inquiry.forget()
            form.set({ isLegal: key === 'legal', MeliCode: '' })
          }}
        />
      </div>
      <div className="form-grid">
        <DigitsField
          {...code}
          className="span-3"
          label={said.code}
          maxLength={said.length}
          onChange={(digits) => {
            inquiry.forget()
            code.onChange(digits)
          }}
          end={<InquiryButton of={said.code} busy={inquiry.busy} disabled={!isWhole} onAsk={inquiry.run} />}
        />
        <TextField {...form.field('FullName')} className="span-3" label={said.name} maxLength={500} />
        <InquiryLine verdict={inquiry.verdict} />
      </div>
    </>
  )
}
