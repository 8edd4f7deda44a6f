import type { ReactNode } from 'react'
import { Route } from './Route.tsx'
import { Sum } from './Sum.tsx'

type TripHeadProps = { from: string; to: string; facts: ReactNode; rentToman: number }

/** The head of a drawer about a route: from where to where, what goes there, and its rent. */
export const TripHead = ({ from, to, facts, rentToman }: TripHeadProps) => (
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
  </section>
)
