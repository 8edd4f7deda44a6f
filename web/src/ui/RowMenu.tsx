import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Menu } from './Menu.tsx'

/** Behind three dots, and by their letters while the row has the keyboard. In: what the row is called, «سالن اصفهان». */
export function RowMenu({ of, items }: { of: string; items: ComponentProps<typeof Menu>['items'] }) {
  const label = `کارهای ${of}`
  return (
    <Menu
      label={label}
      align="end"
      keysIn="tr"
      items={items}
      renderTrigger={(props) => (
        <button type="button" className="square" aria-label={label} {...props}>
          <EllipsisVertical />
        </button>
      )}
    />
  )
}
