import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { MobileField } from '../../ui/MobileField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.tsx'

export const noPerson = {
  Fullname: '',
  Email: '',
  Mobile: '',
  ProvinceId: null as number | null,
  CityId: null as number | null,
}

/** Of a form's values those of `PersonFields`. */
export const personOf = ({ Fullname, Email, Mobile, ProvinceId, CityId }: typeof noPerson) => ({
  Fullname,
  Email,
  Mobile,
  ProvinceId,
  CityId,
})

/** Who a user is, how he is reached and where. */
export function PersonFields<Values extends typeof noPerson>({ form }: { form: WriteForm<Values> }) {
  const { field } = form as unknown as WriteForm<typeof noPerson>
  return (
    <>
      <TextField {...field('Fullname')} label="نام کامل" maxLength={50} />
      <TextField
        {...field('Email')}
        label="ایمیل"
        className="span-3"
        type="email"
        dir="ltr"
        maxLength={50}
        autoComplete="off"
      />
      <MobileField {...field('Mobile')} label="موبایل" className="span-3" optional />
      <ProvinceAndCity province={field('ProvinceId')} city={field('CityId')} className="span-3" optional />
    </>
  )
}
