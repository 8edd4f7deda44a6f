import type { ReactNode } from 'react'

type HeroWordsProps = { icon: ReactNode; title: string; children: ReactNode }

/** What is so and what to do, on a hero card. */
export const HeroWords = ({ icon, title, children }: HeroWordsProps) => (
  <div className="row at-stretch gap-3 hero-words">
    <span className="tile tile-lg">{icon}</span>
    <div>
      <h2 className="text-head bold">{title}</h2>
      <p>{children}</p>
    </div>
  </div>
)
