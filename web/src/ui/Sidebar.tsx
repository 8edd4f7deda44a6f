import { formatNumber, toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import type { NavItem, RenderLink } from './nav.ts'

export type NavGroup<Item extends NavItem = NavItem> = {
  key: string
  label?: string
  /** Stands at the foot. */
  isLast?: boolean
  items: readonly Item[]
}

type SidebarProps<Item extends NavItem> = { groups: readonly NavGroup<Item>[]; renderLink: RenderLink<Item> }

/** Icons alone below 1440, or by choice; gone below 900 (put it in a Sheet there). */
export function Sidebar<Item extends NavItem>({ groups, renderLink }: SidebarProps<Item>) {
  return (
    <nav className="on-panel column gap-4 sidebar" aria-label="فهرست اصلی">
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.key} className={classes('nav-group', group.isLast && 'far-down')}>
            {group.label && <div className="fine strong cap">{group.label}</div>}
            {group.items.map((item) => (
              <div key={item.key} className="flex at-middle nav-row">
                {renderLink(item, <NavContent item={item} />, {
                  className: 'row gap-25 muted nav-item',
                  title: item.label,
                  'aria-keyshortcuts': item.shortcut && toLatinDigits(item.shortcut),
                  'aria-current': item.current ? 'page' : undefined,
                })}
              </div>
            ))}
          </div>
        ))}
    </nav>
  )
}

function NavContent({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon}
      <span className="label">{item.label}</span>
      {item.count !== undefined && (
        <span className={classes('far size-xs n num', item.isWaiting ? 'is-warning strong' : 'subtle')}>
          {formatNumber(item.count)}
          {item.countOf && <span aria-hidden="true"> {item.countOf}</span>}
          {item.countNoun && <span className="sr"> {item.countNoun}</span>}
        </span>
      )}
      {item.shortcut && item.count === undefined && (
        <kbd className="far size-xs n num" aria-hidden="true">
          {item.shortcut}
        </kbd>
      )}
    </>
  )
}
