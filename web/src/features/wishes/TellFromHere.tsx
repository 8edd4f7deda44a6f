import { BellPlus, BellRing } from 'lucide-react'
import { wishAdded } from '@bargah/contract/features/wishes/wishes.text.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRead } from '../../kernel/use-read.ts'

/** «بار آمد، خبرم کن»: one press wishes any load from where he unloads; a wish that stands is said. */
export function TellFromHere() {
  const mine = useRead('listMyWishes').data
  const write = useWrite('addWish', {
    onDone: () => toast({ tone: 'success', title: 'خبرتان می‌کنیم', detail: wishAdded }),
    onFailed: (detail) => toast({ tone: 'danger', title: 'ثبت نشد', detail }),
  })
  if (!mine) return null
  if (mine.wishes.some(({ fromCityName, toCityName }) => fromCityName === null && toCityName === null))
    return (
      <p className="flex gap-25 over-line">
        <BellRing className="i-xl" />
        <span>بار که بیاید خبرتان می‌کنیم.</span>
      </p>
    )
  return (
    <Button
      size="hero"
      icon={<BellPlus />}
      busy={write.isPending}
      busyLabel="دارد ثبت می‌شود…"
      onClick={() => write.mutate({ body: {} })}
    >
      بار آمد، خبرم کن
    </Button>
  )
}
