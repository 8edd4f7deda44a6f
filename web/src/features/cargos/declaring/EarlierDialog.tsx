import { X } from 'lucide-react'
import { type HTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { mayCall } from '../../../kernel/calls.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useModal } from '../../../ui/use-modal.ts'
import './earlier-loads.css'

type EarlierDialogProps = {
  title: string
  subtitle: ReactNode
  /** At the far end of the head. */
  tools?: ReactNode
  filters?: ReactNode
  foot: ReactNode
  /** Keys that go through its rows. */
  keys?: Pick<HTMLAttributes<HTMLDialogElement>, 'onKeyDown' | 'onBlur'>
  onClose: () => void
  children: ReactNode
}

/** A wide dialog with a table to choose from; on a phone its rows are cards. */
export function EarlierDialog({
  title,
  subtitle,
  tools,
  filters,
  foot,
  keys,
  onClose,
  children,
}: EarlierDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  return (
    <dialog ref={dialog} className="dialog earlier" aria-labelledby={id} {...keys}>
      <div className="earlier-head row at-start gap-3">
        <div className="grow">
          <h2 className="heading" id={id}>
            {title}
          </h2>
          <p className="quiet" role="status">
            {subtitle}
          </p>
        </div>
        {tools}
        <IconButton size="dense" variant="ghost" aria-label="بستن" icon={<X />} onClick={onClose} />
      </div>
      {filters && <div className="line-below earlier-filters row at-end gap-3 wrap">{filters}</div>}
      <div className="scrolls earlier-body">{children}</div>
      <div className="row at-stretch wrap between line-above size-sm earlier-foot muted">{foot}</div>
    </dialog>
  )
}

type CustomersProps = { senderCustomerName: string | null; receiverCustomerName: string | null }

/** The column of who sends and who receives; none for owners of goods, whose loads name neither. */
export const customersColumn = () =>
  mayCall('listCustomers')
    ? [{ heading: 'فرستنده و گیرنده', cell: (row: CustomersProps) => <Customers {...row} /> }]
    : []

function Customers({ senderCustomerName: sender, receiverCustomerName: receiver }: CustomersProps) {
  if (sender === null && receiver === null)
    return <span className="subtle earlier-none">بی‌فرستنده و گیرنده</span>
  return (
    <span className="two">
      {sender ?? <span className="subtle">بی‌فرستنده</span>}
      {receiver !== null && <small>به {receiver}</small>}
    </span>
  )
}
