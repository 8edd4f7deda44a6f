import { useQuery } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { AddWishBody } from '@bargah/contract/features/wishes/wishes.schema.ts'
import { wishAdded } from '@bargah/contract/features/wishes/wishes.text.ts'
import { apiQuery } from '../../kernel/api.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { lookupQuery } from '../../kernel/lookups.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { toast } from '../../ui/toast.ts'

const start = { FromCityId: null as number | null, ToCityId: null as number | null }

/** A route: whence, or from where he unloads, and whither, or anywhere. */
export function WishForm({ isFirst }: { isFirst: boolean }) {
  const cities = useQuery(lookupQuery('listCities'))
  const provinces = useQuery({ ...apiQuery('listProvinces'), staleTime: Number.POSITIVE_INFINITY })
  const provinceOf = new Map(provinces.data?.rows.map((row) => [row.provinceId, row.provinceName]))
  // towns of one name are told apart by their provinces
  const options = (cities.data?.rows ?? []).map(({ cityId, cityName, provinceId }) => ({
    key: cityId,
    label: cityName,
    detail: provinceOf.get(provinceId),
  }))
  const form = useWriteForm('addWish', {
    start,
    checks: { body: AddWishBody },
    onDone: (_, { reset }) => {
      reset(start)
      toast({ tone: 'success', title: 'خبرتان می‌کنیم', detail: wishAdded })
    },
  })
  const city = { options, loading: cities.isFetching, optional: true, emptyText: 'شهری با این نام نیست.' }
  return (
    <Form form={form} className="wish-form stack" failedTitle="ثبت نشد">
      <h2>{isFirst ? 'بارِ کدام راه؟' : 'راه دیگر'}</h2>
      <ComboBox {...form.field('FromCityId')} {...city} label="از" placeholder="جایی که بار خالی می‌کنم" />
      <ComboBox {...form.field('ToCityId')} {...city} label="به" placeholder="هر جا" />
      <SubmitButton form={form} size="hero" icon={<BellPlus />} busyLabel="دارد ثبت می‌شود…">
        خبرم کن
      </SubmitButton>
    </Form>
  )
}
