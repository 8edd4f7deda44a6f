import { IdCard, Plus, Truck } from 'lucide-react'
import {
  AddNativeBody,
  type NativeRow as Native,
} from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TruckCardField } from '../../ui/TruckCardField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { HallRows, KeptByAdmin } from './HallRows.tsx'
import { useRead } from '../../kernel/use-read.ts'

const nameOf = ({ driverName, driverFamily }: Native) => `${driverName} ${driverFamily}`
const life = (hours: number) => (hours === 0 ? 'پایان ندارد' : `${formatNumber(hours)} ساعت است`)

/** The drivers who are natives of a hall, each with his truck: their turns live as long as that is set. */
export default function HallNatives({ hall }: { hall: WholeHall }) {
  const mayChange = mayCall('addNative')
  const { act } = useUndoable('removeNative', 'addNative')
  const remove = (native: Native) =>
    act({
      input: { query: { id: native.id } },
      back: {
        body: {
          NationalId: native.nationalId,
          FreighterCardNumber: native.freighterNumber,
          LoadHallId: hall.loadHallId,
        },
      },
    })
  const natives = useRead('listNatives', { query: { LoadHallId: hall.loadHallId } })
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <HallRows
        title="رانندگان بومی سالن"
        noun="راننده"
        of={natives}
        hint="نام، کد ملی یا شمارهٔ کارت"
        empty="هنوز رانندهٔ بومی‌ای ثبت نشده است."
        face={(native) => ({
          key: native.id,
          name: nameOf(native),
          detail: detailOf(native),
          words: `${nameOf(native)} ${native.nationalId} ${native.driverCardNumber} ${native.freighterNumber}`,
          removes: mayChange && { word: 'برداشتن', of: nameOf(native), onPress: () => remove(native) },
        })}
      />
      <aside className="stack gap-3 hall-aside">
        {mayChange ? <AddNative hall={hall} /> : <KeptByAdmin />}
      </aside>
    </div>
  )
}

const detailOf = ({ nationalId, driverCardNumber, freighterNumber, mobile }: Native) =>
  [
    `کد ملی ${toPersianDigits(nationalId)}`,
    driverCardNumber && `کارت راننده ${toPersianDigits(driverCardNumber)}`,
    `کارت ناوگان ${toPersianDigits(freighterNumber)}`,
    mobile && toPersianDigits(mobile),
  ]
    .filter(Boolean)
    .join('، ')

const start = { NationalId: '', FreighterCardNumber: '' }

function AddNative({ hall }: { hall: WholeHall }) {
  const form = useWriteForm('addNative', {
    start,
    checks: { body: AddNativeBody },
    input: (values) => ({ body: { ...values, LoadHallId: hall.loadHallId } }),
    onDone: sayDone((_done, { reset, focus }) => {
      reset()
      focus('NationalId')
    }),
  })
  return (
    <Panel title="افزودن رانندهٔ بومی">
      <Form form={form} className="stack" failedTitle="راننده افزوده نشد">
        <p className="muted">
          {hall.nativeTurnExpireHour === hall.turnExpireHour
            ? `نوبت رانندگان، بومی و دیگران، ${life(hall.turnExpireHour)}.`
            : `نوبت رانندهٔ بومی ${life(hall.nativeTurnExpireHour)} و نوبت دیگران ${life(hall.turnExpireHour)}.`}
        </p>
        <DigitsField {...form.field('NationalId')} label="کد ملی راننده" maxLength={10} end={<IdCard />} />
        <TruckCardField {...form.field('FreighterCardNumber')} end={<Truck />} />
        <SubmitButton form={form} icon={<Plus />} busyLabel="در حال افزودن…">
          افزودن راننده
        </SubmitButton>
      </Form>
    </Panel>
  )
}
