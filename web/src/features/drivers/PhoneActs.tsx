import { useState } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { driverNameOf } from './driver-words.ts'

type Act = 'empty' | 'remove' | 'out'

/** Frees a driver of his phone, with or without signing him out, or signs him out alone. */
export function PhoneActs({ driver }: { driver: DriverInfo }) {
  const [act, setAct] = useState<Act | null>(null)
  const words = { danger: true, busyLabel: 'در حال انجام…', onClose: () => setAct(null) }
  const name = driverNameOf(driver)
  return (
    <>
      {driver.hasPhone && (
        <>
          <button type="button" className="link" onClick={() => setAct('empty')}>
            پاک کردن
          </button>
          <button type="button" className="link" onClick={() => setAct('remove')}>
            پاک کردن و خروج
          </button>
        </>
      )}
      <button type="button" className="link" onClick={() => setAct('out')}>
        تنها خروج
      </button>
      {act === 'empty' && (
        <ConfirmWrite
          {...words}
          call="emptyPhoneId"
          input={() => ({ query: { driverId: driver.id } })}
          title={`گوشی ${name} پاک شود؟`}
          consequence="هر گوشی که از این پس با گذرواژهٔ او وارد شود از آن او می‌شود. اکنون بیرون نمی‌آید."
          confirmLabel="بله، پاک شود"
        />
      )}
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
