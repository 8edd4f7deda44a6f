import type { ReactNode } from 'react'

type FactRowProps = { icon: ReactNode; name?: string; children: ReactNode }

/** A line of `face-rows` that only tells: its icon, what it is of, and the fact. */
export const FactRow = ({ icon, name, children }: FactRowProps) => (
  <li className="gutter row gap-35 anywhere fact-row">
    {icon}
    <span className="grow">
      {name && <small className="num">{name}</small>}
      {children}
    </span>
  </li>
)
