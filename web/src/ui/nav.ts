import type { ReactNode } from 'react'

/** A place of the menu. The ui knows no router: whoever draws the shell says how an item becomes a link. */
export type NavItem = {
  key: string
  label: string
  icon: ReactNode
  count?: number | undefined
  /** Said after the count: «خوانده‌نشده». */
  countNoun?: string
  /** In sight beside the count, where it would be taken for another: «امروز». */
  countOf?: string
  /** The person is waited for: amber. */
  isWaiting?: boolean
  current?: boolean
  shortcut?: string
}

export type NavLinkProps = {
  className?: string
  title?: string
  'aria-keyshortcuts'?: string | undefined
  'aria-current'?: 'page' | undefined
}

export type RenderLink<Item extends NavItem = NavItem> = (
  item: Item,
  children: ReactNode,
  props: NavLinkProps,
) => ReactNode
