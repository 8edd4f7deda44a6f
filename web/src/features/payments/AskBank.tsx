import { RefreshCw } from 'lucide-react'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks the bank about all that waits, and says what it said. */
function useAskBank() {
  return useWrite('verifyPayments', {
    onDone: ({ code, message }) => toast({ tone: code === 1 ? 'success' : 'info', title: message }),
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
}

type AskBankProps = { look?: 'dense' | 'form' | 'hero'; variant?: 'default' | 'primary' }

export function AskBank({ look = 'dense', variant = 'default' }: AskBankProps) {
  const ask = useAskBank()
  return (
    <Button
      size={look}
      variant={variant}
      icon={<RefreshCw />}
      busy={ask.isPending}
      busyLabel="در حال پرسیدن…"
      onClick={() => ask.mutate({})}
    >
      {look === 'hero' ? 'از بانک بپرس' : 'پرسیدن از بانک'}
    </Button>
  )
}
