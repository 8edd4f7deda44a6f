import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { PhoneHeader } from './PhoneHeader.tsx'
import { PageHead } from './Shell.tsx'

type PageFrameProps = {
  /** On a driver's phone: a head with the way back; else the head of a desk's page. */
  phone: boolean
  title: string
  subtitle?: ReactNode
  onBack: () => void
  /** Desk only: as wide as there is room, for a table. */
  isWide?: boolean
  /** Desk only: beside the title. */
  actions?: ReactNode
  children: ReactNode
}

export function PageFrame({ phone, title, subtitle, onBack, isWide, actions, children }: PageFrameProps) {
  if (!phone)
    return (
      <div className={classes(!isWide && 'page-measure')}>
        <PageHead title={title} subtitle={subtitle} actions={actions} />
        <div className="stack">{children}</div>
      </div>
    )
  return (
    <>
      <PhoneHeader title={title} subtitle={subtitle} onBack={onBack} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
