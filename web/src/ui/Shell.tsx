import { createContext, type ReactNode, use } from 'react'

type ShellProps = { topBar: ReactNode; sidebar: ReactNode; children: ReactNode }

/** The desk: top bar, menu at the start, page. */
export function Shell({ topBar, sidebar, children }: ShellProps) {
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        رفتن به متن صفحه
      </a>
      {topBar}
      {sidebar}
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** What the shell adds beside the title of every page under it. */
export const BesideTitle = createContext<ReactNode>(null)

type PageHeadProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** At most one solid button. */
  actions?: ReactNode
}

export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  const beside = use(BesideTitle)
  return (
    <div className="below-4 gap-3-4 apart wrap page-head">
      <div>
        <div className="row gap-1">
          <h1 className="title-md">{title}</h1>
          {beside}
        </div>
        {subtitle && <p className="quiet num breaks">{subtitle}</p>}
      </div>
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  )
}
