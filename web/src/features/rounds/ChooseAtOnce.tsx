import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'

type ChooseAtOnceProps = { turnId: number; cargoId: number; name: string; onClose: () => void }

/** Asks before a choice for a driver that is settled as it is made. */
export const ChooseAtOnce = ({ turnId, cargoId, name, onClose }: ChooseAtOnceProps) => (
  <ConfirmWrite
    call="addPriority"
    input={() => ({ body: { DriverTurnId: turnId, CargoId: cargoId } })}
    title={`${name}، به این راننده داده شود؟`}
    consequence="مجوز همین دم صادر می‌شود، هزینهٔ نوبت از کیف پول راننده برداشته می‌شود و نوبت او مصرف می‌شود."
    confirmLabel="بله، داده شود"
    busyLabel="در حال صدور مجوز…"
    onClose={onClose}
  />
)
