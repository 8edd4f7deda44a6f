import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

/** Whether a driver counts as a native at every hall: his turns to come live as long as theirs. */
export function NativeSwitch({ driver }: { driver: DriverInfo }) {
  const told = {
    onDone: (title: string) => toast({ title }),
    onFailed: (title: string) => toast({ tone: 'danger', title }),
  } as const
  const make = useWrite('makeDriverNative', told)
  const unmake = useWrite('makeDriverNonNative', told)
  return (
    <Switch
      label="بومی همهٔ سالن‌ها"
      labelHidden
      value={driver.isNative}
      onChange={(isNative) => (isNative ? make : unmake).mutate({ query: { driverId: driver.id } })}
    />
  )
}
