import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { nameOfChoice } from './rounds.text.ts'

/** Asks before staff take a choice off a driver's list. */
export const RemoveChoice = ({ choice, onClose }: { choice: PriorityRow; onClose: () => void }) => (
  <ConfirmWrite
    call="removePriority"
    input={() => ({ body: { Id: choice.id } })}
    danger
    title={`${nameOfChoice(choice)} برداشته شود؟`}
    consequence={`از فهرست ${choice.driverName} برداشته می‌شود، انتخاب‌های پس از آن یک پله بالا می‌آیند و به او خبر داده می‌شود.`}
    confirmLabel="بله، برداشته شود"
    busyLabel="در حال برداشتن…"
    onClose={onClose}
  />
)
