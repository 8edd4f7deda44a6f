type CustomersProps = { senderCustomerName: string | null; receiverCustomerName: string | null }

export function Customers({ senderCustomerName: sender, receiverCustomerName: receiver }: CustomersProps) {
  if (sender === null && receiver === null) return <span className="subtle earlier-none">–</span>
  return (
    <span className="two">
      {sender ?? <span className="subtle">بی‌فرستنده</span>}
      {receiver !== null && <small>به {receiver}</small>}
    </span>
  )
}
