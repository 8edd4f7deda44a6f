import { RefreshCw } from 'lucide-react'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks the bank about all that waits, and says what it said. */
export function useAskBank() {
  return useWrite('verifyPayments', {
    onDone: ({ code, message }) => toast({ tone: code === 1 ? 'success' : 'info', title: message }),
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
}

export function AskBank({ look = 'dense' }: { look?: 'dense' | 'touch' | 'hero' }) {
  const ask = useAskBank()
  return (
    <Button
      size={look}
      icon={<RefreshCw />}
      busy={ask.isPending}
      busyLabel="در حال پرسیدن…"
      onClick={() => ask.mutate({})}
    >
      {look === 'hero' ? 'از بانک بپرس' : 'پرسیدن از بانک'}
    </Button>
  )
}
