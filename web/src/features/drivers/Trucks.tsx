import { Plus } from 'lucide-react'
import { AddFreighterBody } from '@bargah/contract/features/drivers/driver-acts.schema.ts'
import type { DriverTruckRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TruckCardField } from '../../ui/TruckCardField.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useTrucksOf } from './drivers.queries.ts'
import { PlateOf } from '../../ui/Plate.tsx'

type TrucksProps = { driverId: number; phone?: boolean }

/** The trucks of a driver, the one of his next turn first; another is chosen by a press. */
export function Trucks({ driverId, phone = false }: TrucksProps) {
  const [chosen, setChosen] = useState<DriverTruckRow | null>(null)
  return (
    <>
      <Read
        of={useTrucksOf(driverId)}
        wait={<SkeletonLines lines={3} />}
        failedTitle="کامیون‌ها نیامد"
        empty={<p className="muted">هنوز کامیونی ثبت نشده است.</p>}
      >
        {({ rows }) => (
          <ul className="grid driver-trucks ruled">
            {rows.map((truck) => (
              <li className="row wrap gap-2-3 pad-y-3" key={truck.id}>
                <PlateOf truck={truck} />
                <span className="grow blocks">
                  <b>{truck.loadingTypeTitle}</b>
                  <small className="size-xs muted num">
                    کارت {toPersianDigits(truck.freighterCardNumber)}
                    {truck.madeYear !== null && `، ساخت ${toPersianDigits(truck.madeYear)}`}
                  </small>
                </span>
                {truck.isCurrent ? (
                  <Badge tone="accent">کنونی</Badge>
                ) : (
                  <Button size={phone ? 'touch' : 'dense'} onClick={() => setChosen(truck)}>
                    برای نوبت بعدی
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Read>
      {chosen && (
        <ConfirmWrite
          call="setCurrentTruck"
          input={() => ({ body: { Id: chosen.id } })}
          title="نوبت بعدی با این کامیون گرفته شود؟"
          consequence="نوبت زنده و مجوز باز، اگر باشد، با کامیونی می‌ماند که با آن گرفته شده است."
          confirmLabel="بله، با این کامیون"
          busyLabel="در حال عوض کردن…"
          onClose={() => setChosen(null)}
        >
          <PlateOf truck={chosen} />
        </ConfirmWrite>
      )}
    </>
  )
}

/** Gives a driver a truck by its smart card: one on record, or one that the inquiry confirms. */
export function AddTruck({ driverId }: { driverId: number }) {
  const form = useWriteForm('addFreighter', {
    start: { FreighterCardNumber: '' },
    checks: { body: AddFreighterBody },
    input: ({ FreighterCardNumber }) => ({ body: { FreighterCardNumber, DriverId: driverId } }),
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack" failedTitle="کامیون افزوده نشد">
      <TruckCardField
        {...form.field('FreighterCardNumber')}
        hint="پلاک و بارگیر از استعلام می‌آید و نوبت بعدی با این کامیون است."
      />
      <div className="row">
        <SubmitButton form={form} icon={<Plus />} busyLabel="در حال استعلام…">
          استعلام و افزودن
        </SubmitButton>
      </div>
    </Form>
  )
}
