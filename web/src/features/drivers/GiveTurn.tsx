import { Check } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { Select } from '../../ui/Select.tsx'
import { useTurnHallChoices } from '../catalog/catalog.parts.ts'
import { whyNoTurn } from './driver-acts.rules.ts'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

/** The live turn of a driver, or why he can be given none. */
export function WhyNoTurn({ driver }: { driver: DriverInfo }) {
  const { turn, openPermitId } = driver
  if (turn)
    return (
      <p>
        نوبت{' '}
        <Link to={paths.turns} search={{ open: turn.id }}>
          {toPersianDigits(turn.turnNumber)}
        </Link>{' '}
        {hallTitle(turn.loadHallName)} زنده است؛ تا پایان آن نوبت دیگری داده نمی‌شود.
      </p>
    )
  const why = whyNoTurn(driver)
  if (why === 'open_permit')
    return (
      <p>مجوز {toPersianDigits(openPermitId ?? '')} باز است؛ پس از تحویل و تکمیل آن بار نوبت داده می‌شود.</p>
    )
  if (why === 'no_truck')
    return <p>کامیونی برای این راننده ثبت نشده است؛ نخست آن را در «کامیون‌ها» بیفزایید.</p>
  return <p>راننده غیرفعال است؛ پس از فعال کردن او می‌توان نوبت داد.</p>
}

/** Gives a driver a turn at a hall with his current truck. */
export function GiveTurn({ driverId }: { driverId: number }) {
  const halls = useTurnHallChoices()
  const form = useWriteForm('giveTurnAtHall', {
    start: { Item2: null as number | null },
    checks: { missing: { Item2: notChosen('سالن') } },
    input: ({ Item2 }) => ({ body: { Item1: driverId, Item2: Item2 ?? '' } }),
    onDone: sayDone(),
  })
  return (
    <Form form={form} className="stack" failedTitle="نوبت داده نشد">
      <p className="muted">نوبت با کامیون کنونی راننده داده می‌شود و در دفتر عمومی سالن می‌آید.</p>
      <MissingChoices />
      <Select {...form.field('Item2')} label="سالن" placeholder="سالن را انتخاب کنید" options={halls} />
      <div className="row">
        <SubmitButton form={form} icon={<Check />} busyLabel="در حال دادن نوبت…">
          دادن نوبت
        </SubmitButton>
      </div>
    </Form>
  )
}
