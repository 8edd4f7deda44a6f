import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing, MessageSquareText, Route, Trash2 } from 'lucide-react'
import { AddWishBody, mostToldADay, wishFaults } from '@bargah/contract/features/wishes/wishes.schema.ts'
import { sayWish, wishAdded } from '@bargah/contract/features/wishes/wishes.text.ts'
import { formatNumber, formatPhone } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { lookupQuery } from '../../kernel/lookups.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import './wishes.css'

const start = { FromCityId: null as number | null, ToCityId: null as number | null }

/** A route: whence, or from where he unloads, and whither, or anywhere. */
function WishForm({ isFirst }: { isFirst: boolean }) {
  const cities = useQuery(lookupQuery('listCities'))
  const provinces = useRead('listProvinces', { staleTime: Number.POSITIVE_INFINITY })
  const provinceOf = new Map(provinces.data?.rows.map((row) => [row.provinceId, row.provinceName]))
  // towns of one name are told apart by their provinces
  const options = (cities.data?.rows ?? []).map(({ cityId, cityName, provinceId }) => ({
    key: cityId,
    label: cityName,
    detail: provinceOf.get(provinceId),
  }))
  const form = useWriteForm('addWish', {
    start,
    checks: { body: AddWishBody, faults: wishFaults },
    onDone: (_, { reset }) => {
      reset(start)
      toast({ tone: 'success', title: 'خبرتان می‌کنیم', detail: wishAdded })
    },
  })
  const city = {
    options,
    loading: cities.isFetching,
    optional: true,
    emptyText: 'شهری با این نام نیست؛ نام دیگری بنویسید.',
  }
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

type Mine = CallData<'listMyWishes'>

/** Of which routes the driver is told, another one, and how he is told. */
export const MyWishes = () => (
  <Read of={useRead('listMyWishes')} wait={<SkeletonLines lines={6} />} failedTitle="راه‌ها نیامد">
    {(mine) => (
      <>
        {mine.wishes.length > 0 && (
          <ul className="wishes ruled">
            {mine.wishes.map((wish) => (
              <WishRow key={wish.id} wish={wish} />
            ))}
          </ul>
        )}
        <WishForm isFirst={mine.wishes.length === 0} />
        <HowTold mine={mine} />
      </>
    )}
  </Read>
)

function WishRow({ wish }: { wish: Mine['wishes'][number] }) {
  const write = useWrite('removeWish', {
    onFailed: (detail) => toast({ tone: 'danger', title: 'برداشته نشد', detail }),
  })
  const words = sayWish(wish)
  return (
    <li className="row wrap gap-3 pad-y-2">
      <Route className="i-xl" />
      <b className="grow strong">{words}</b>
      <Button
        size="hero"
        icon={<Trash2 />}
        aria-label={`برداشتن ${words}`}
        busy={write.isPending}
        busyLabel="…"
        onClick={() => write.mutate({ query: { Id: wish.id } })}
      >
        بردار
      </Button>
    </li>
  )
}

/** On this phone while its browser is told, else by a message to his number, unless he wants neither. */
function HowTold({ mine: { how, mobile } }: { mine: Mine }) {
  const sends = useSendsSms()
  const isSms = how === 'sms' && sends
  return (
    <p className="row">
      {isSms ? <MessageSquareText className="i-xl" /> : <BellRing className="i-xl" />}
      {how === 'push' || isSms ? (
        <span>
          {isSms ? (
            <>
              به <bdi className="num">{formatPhone(mobile)}</bdi> پیامک می‌دهیم
            </>
          ) : (
            'روی همین گوشی خبر می‌دهیم'
          )}
          ، روزی {formatNumber(mostToldADay)} بار نه بیشتر.
        </span>
      ) : (
        <span>خبرش فقط در «اعلان‌ها» می‌آید{sends && '؛ پایین همین صفحه می‌توانید پیامک را روشن کنید'}.</span>
      )}
    </p>
  )
}
