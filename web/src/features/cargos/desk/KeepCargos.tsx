import { Bookmark } from 'lucide-react'
import { calls } from '../../../kernel/calls.ts'
import { mayNow } from '../../../kernel/session.ts'
import { useWrite } from '../../../kernel/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Keeps the chosen cargos among the company's pre-loads. */
export function KeepCargos({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const write = useWrite('addPreLoadsOfCargos', {
    onDone: ({ message }) => {
      toast({ title: message })
      onDone()
    },
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  if (!mayNow(calls.addPreLoadsOfCargos.access)) return null
  return (
    <Button
      size="dense"
      icon={<Bookmark />}
      busy={write.isPending}
      busyLabel="در حال ذخیره…"
      onClick={() => write.mutate({ body: { CargoIds: [...ids] } })}
    >
      پیش‌اعلام
    </Button>
  )
}
