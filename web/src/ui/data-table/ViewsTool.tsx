import { ChevronDown } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Menu } from '../Menu.tsx'
import { Tabs } from '../Tabs.tsx'
import type { TableView } from './data-table-props.ts'

export type ViewsToolProps = {
  views: readonly TableView[]
  value: string
  onChange: (key: string) => void
}

/** The views of a list in its tool row: tabs where all of them have room, else one button, «نما: همه ۴۸», that opens them. */
export function ViewsTool({ views, value, onChange }: ViewsToolProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFolded = useFolded(place)
  const now = views.find(({ key }) => key === value)
  return (
    <div ref={place} className="row tool-views" data-folded={isFolded || undefined}>
      {/* folded, they are out of sight and of reach, and tell how much room they want */}
      <Tabs label="نماها" tabs={views} value={value} onChange={onChange} />
      {isFolded && (
        <Menu
          label="نماها"
          align="end"
          items={views.map(({ key, label, count }) => ({
            key,
            label,
            count,
            checked: key === value,
            onSelect: () => onChange(key),
          }))}
          renderTrigger={(trigger) => (
            <Button size="dense" title={now?.label} iconEnd={<ChevronDown className="i-sm" />} {...trigger}>
              <span className="num ellipsis">
                <span className="regular">نما{now && ':'}</span> {now?.label} {now?.count}
              </span>
            </Button>
          )}
        />
      )}
    </div>
  )
}

/** In: what holds the tabs. Out: whether they want more room than there is. */
function useFolded(place: RefObject<HTMLDivElement | null>) {
  const [isFolded, setFolded] = useState(false)
  useLayoutEffect(() => {
    const [room, tabs] = [place.current, place.current?.firstElementChild]
    if (!room || !tabs) return
    const look = () => setFolded(tabs.scrollWidth > room.clientWidth)
    look()
    const watcher = new ResizeObserver(look)
    for (const one of [room, ...tabs.children]) watcher.observe(one)
    return () => watcher.disconnect()
  })
  return isFolded
}
