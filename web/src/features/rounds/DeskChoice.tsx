import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'

export const Rank = ({ place }: { place: number }) => (
  <span className="size-sm bold tile tile-sm tile-soft place num">{formatNumber(place)}</span>
)

export const RemoveChoice = ({ id, name, onClose }: { id: number; name: string; onClose: () => void }) => (
  <ConfirmWrite
    call="removePriority"
    input={() => ({ body: { Id: id } })}
    danger
    title={`${name} برداشته شود؟`}
    consequence="از فهرست راننده برداشته می‌شود، انتخاب‌های پس از آن یک پله بالا می‌آیند و به او خبر داده می‌شود."
    confirmLabel="بله، برداشته شود"
    busyLabel="در حال برداشتن…"
    onClose={onClose}
  />
)
