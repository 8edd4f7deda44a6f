import type { ReactNode } from 'react'

type Need = { icon: ReactNode; name: string; detail: string }
export type Needs = { title: string; list: readonly Need[] }

/** What will be needed, or what comes next: a few lines with icons. */
export const NeedList = ({ title, list }: Needs) => (
  <div className="register-needs">
    <p className="muted">{title}</p>
    <ul className="ruled">
      {list.map(({ icon, name, detail }) => (
        <li className="row gap-35" key={name}>
          {icon}
          <span>
            {name}
            <small className="block size-lg regular muted">{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  </div>
)
