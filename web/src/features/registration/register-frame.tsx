import type { ReactNode } from 'react'

export type Steps = { names: readonly string[]; now: number }

export type RegisterFrameProps = {
  title: string
  steps?: Steps
  /** What is to be at hand: under the form on a phone, beside it on a desk. */
  needs?: Needs | undefined
  onBack?: (() => void) | undefined
  /** No way to the login page is shown once what matters stands here this once. */
  isLast?: boolean
  /** What a phone reads aloud of it. */
  says?: string | undefined
  /** The one act, above the keyboard. */
  foot: ReactNode
  children: ReactNode
}

type Need = { icon: ReactNode; name: string; detail: string }
export type Needs = { title: string; list: readonly Need[] }

/** What will be needed, or what comes next: a few lines with icons. */
export const NeedList = ({ title, list }: Needs) => (
  <div className="register-needs">
    <p className="muted">{title}</p>
    <ul className="ruled">
      {list.map(({ icon, name, detail }) => (
        <li className="row gap-35 regular" key={name}>
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
