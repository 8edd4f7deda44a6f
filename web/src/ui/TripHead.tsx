import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Route } from './Route.tsx'
import { Sum } from './Sum.tsx'

/** What decides about it: how many, and of what. `isShort`: somebody must do something about it. */
export type HeadFigure = { words: string; value: ReactNode; isShort?: boolean }

const none: readonly HeadFigure[] = []

type TripHeadProps = {
  from: string
  to: string
  facts: ReactNode
  rentToman: number
  figures?: readonly HeadFigure[]
}

/** The head of a drawer about a route: from where to where, what goes there, its rent, and the figures that decide. */
export const TripHead = ({ from, to, facts, rentToman, figures = none }: TripHeadProps) => (
  <section className="gap-2-4 apart at-start wrap">
    <div>
      <Route size="header" from={from} to={to} />
      <p className="muted num">{facts}</p>
    </div>
    <div className="pay">
      <b className="block heading">
        <Sum bare toman={rentToman} />
      </b>
      <span className="muted">تومان کرایه</span>
    </div>
    {figures.length > 0 && (
      <div className="full stats" style={{ '--stat-count': figures.length } as CSSProperties}>
        {figures.map(({ words, value, isShort }) => (
          <p key={words} className="blocks">
            <b className={classes('figure-2xl num', isShort && 'is-warning')}>{value}</b>{' '}
            <span className="muted text-sm">{words}</span>
          </p>
        ))}
      </div>
    )}
  </section>
)
