import { useState } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { driverNameOf, sayEnds } from './driver-words.ts'

type SetDriverActiveProps = {
  driver: DriverInfo
  onClose: () => void
  onActivated?: (() => void) | undefined
}

/** Asks before a driver is closed or opened, and says what ends with it. */
export default function SetDriverActive({ driver: now, onClose, onActivated }: SetDriverActiveProps) {
  const sends = useSendsSms()
  // keep the driver as first shown: the row is read again while the dialog is open
  const [driver] = useState(now)
  const input = () => ({ query: { driverId: driver.id } })
  if (driver.driverActive)
    return (
      <ConfirmWrite
        call="deactivateDriver"
        input={input}
        danger
        title={`${driverNameOf(driver)} غیرفعال شود؟`}
        consequence={sayEnds(driver)}
        confirmLabel="بله، غیرفعال شود"
        busyLabel="در حال غیرفعال کردن…"
        onClose={onClose}
      />
    )
  return (
    <ConfirmWrite
      call="activateDriver"
      input={input}
      title={`${driverNameOf(driver)} فعال شود؟`}
      consequence={`می‌تواند وارد شود${sends ? ` و به ${toPersianDigits(driver.mobile)} پیامک می‌رود` : ''}. نوبت پیشین او برنمی‌گردد.`}
      confirmLabel="بله، فعال شود"
      busyLabel="در حال فعال کردن…"
      onClose={onClose}
      {...(onActivated && { onDone: onActivated })}
    />
  )
}
