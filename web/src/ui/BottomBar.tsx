import { Fragment } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { NavItem, RenderLink } from './nav.ts'

type BottomBarProps<Item extends NavItem> = {
  items: readonly Item[]
  renderLink: RenderLink<Item>
}

export function BottomBar<Item extends NavItem>({ items, renderLink }: BottomBarProps<Item>) {
  return (
    <nav className="on-panel grid line-above bottombar" aria-label="فهرست اصلی">
      {items.map((item) => (
        <Fragment key={item.key}>
          {renderLink(
            item,
            <>
              {item.icon}
              {item.label}
              {Boolean(item.count) && (
                <span className="count num">
                  {formatNumber(item.count ?? 0)}
                  {item.countNoun && <span className="sr"> {item.countNoun}</span>}
                </span>
              )}
            </>,
            { 'aria-current': item.current ? 'page' : undefined },
          )}
        </Fragment>
      ))}
    </nav>
  )
}
