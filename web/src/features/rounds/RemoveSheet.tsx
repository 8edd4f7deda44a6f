import { Trash2 } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { routeOf, splitPlace } from '../../kernel/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PayLine } from '../cargos/pay.parts.tsx'
import { nextAfter } from './list-face.rules.ts'
import type { ListItem } from './my-list.rules.ts'
import { placeName } from './rounds.text.ts'
import type { MyList } from './use-my-list.ts'

type RemoveSheetProps = { item: ListItem; list: MyList; onClose: () => void }

/** A load of the list, and the question whether it goes: nothing is taken off by itself, and staying is the solid answer. */
export function RemoveSheet({ item, list, onClose }: RemoveSheetProps) {
  const rank = list.items.findIndex(({ cargoId }) => cargoId === item.cargoId) + 1
  const next = nextAfter(list.items, item.cargoId)
  const remove = () => {
    onClose()
    list.remove(item.cargoId)
  }
  return (
    <Sheet
      title={`${splitPlace(item.destination).town} از فهرست برود؟`}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" size="hero" onClick={onClose}>
            نه، بماند
          </Button>
          <Button variant="dangerQuiet" size="hero" icon={<Trash2 className="i-lg" />} onClick={remove}>
            بردار
          </Button>
        </>
      }
    >
      <p className="text-head strong">
        {next
          ? `${splitPlace(next.destination).town} می‌شود ${placeName(rank)}.`
          : list.items.length === 1
            ? 'فهرست شما خالی می‌ماند.'
            : 'جای بارهای دیگر عوض نمی‌شود.'}
      </p>
      <p className="second">
        بار {toPersianDigits(item.cargoId)}، {routeOf(item.source, item.destination)}؛ {item.goods}،{' '}
        {item.company}
      </p>
      {item.pay && <PayLine load={item.pay} look="quiet" />}
    </Sheet>
  )
}
