import { useState } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { driverNameOf } from './driver-words.ts'

type Act = 'remove' | 'out'

/** Frees a driver of his phone, with or without signing him out, or signs him out alone. */
export function PhoneActs({ driver }: { driver: DriverInfo }) {
  const [act, setAct] = useState<Act | null>(null)
  const words = { danger: true, busyLabel: 'در حال انجام…', onClose: () => setAct(null) }
  const name = driverNameOf(driver)
  const empty = useHeld('emptyPhoneId')
  const emptyPhone = () =>
    empty.act({ input: { query: { driverId: driver.id } }, said: `گوشی ${name} پاک می‌شود` })
  return (
    <>
      {driver.hasPhone && (
        <>
          <button
            type="button"
            className="strong accent-ink link"
            disabled={empty.isBusy}
            onClick={emptyPhone}
          >
            پاک کردن
          </button>
          <Going call="emptyPhoneId" about={{ driverId: driver.id }} word="در حال پاک شدن" />
          <button type="button" className="strong accent-ink link" onClick={() => setAct('remove')}>
            پاک کردن و خروج
          </button>
        </>
      )}
      <button type="button" className="strong accent-ink link" onClick={() => setAct('out')}>
        تنها خروج
      </button>
      {act === 'remove' && (
        <ConfirmWrite
          {...words}
          call="removePhoneId"
          input={() => ({ query: { Id: driver.id } })}
          title={`گوشی ${name} پاک شود و او بیرون بیاید؟`}
          consequence="از گوشی بیرون می‌آید و هر گوشی که با گذرواژهٔ او وارد شود از آن او می‌شود."
          confirmLabel="بله، پاک شود و بیرون بیاید"
        />
      )}
      {act === 'out' && (
        <ConfirmWrite
          {...words}
          call="logOutDriver"
          input={() => ({ query: { id: driver.id } })}
          title={`${name} از سامانه بیرون بیاید؟`}
          consequence="گوشی او همان می‌ماند و باید دوباره وارد شود."
          confirmLabel="بله، بیرون بیاید"
        />
      )}
    </>
  )
}
