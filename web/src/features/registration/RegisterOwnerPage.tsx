import { paths } from '../../kernel/paths.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PaperKind } from './paper-kind.ts'
import { RegisterPaper } from './RegisterPaper.tsx'

const owner: PaperKind = {
  call: 'registerOwner',
  title: 'ثبت‌نام صاحب کالا',
  begins: paths.newRegisterOwner,
  step: 'صاحب کالا',
  heading: 'مشخصات شما',
  act: 'ثبت‌نام',
  paper: 'کارت ملی',
  usernameIs: 'PO و کد ملی شما',
  contract: async () => {
    const contract = await import('@bargah/contract/features/product-owners/product-owners.schema.ts')
    return { body: contract.NewOwnerBody, paper: contract.ownerPaper }
  },
  own: ({ Firstname, Lastname, MeliCode }) => ({ Firstname, Lastname, MeliCode }),
  fields: ({ field }) => (
    <>
      <TextField {...field('Firstname')} label="نام" hint="برای شرکت، نام شرکت" maxLength={300} />
      <TextField {...field('Lastname')} label="نام خانوادگی" hint="برای شرکت خالی بماند" maxLength={300} />
      <DigitsField
        {...field('MeliCode')}
        label="کد ملی"
        hint="۱۰ رقم؛ برای شرکت، شناسهٔ ملی ۱۱ رقمی"
        maxLength={11}
      />
    </>
  ),
}

/** A product owner registers himself with his card (rules 3.7); whose number is not proven yet begins with that. */
export default function RegisterOwnerPage() {
  return <RegisterPaper kind={owner} />
}
