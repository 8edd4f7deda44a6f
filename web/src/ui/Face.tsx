import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './face.css'

export type FaceTone = 'plain' | 'plum' | 'sign' | 'go' | 'wait' | 'stop'

type FaceProps = {
  /** plum: the queue and the round; go: yours, done; wait: not yet, short; stop: taken back, failed. */
  tone?: FaceTone
  /** Takes what the screen has left; of the faces of a screen the last one does. */
  fills?: boolean
  label?: string
  children: ReactNode
}

/** The coloured ground of a driver's screen: what is so, and at its end one solid act. `Faces` holds those of a screen. */
export const Face = ({ tone = 'plain', fills, label, children }: FaceProps) => (
  <section
    className={classes('column gap-3 text-xl face', `face-${tone}`, fills && 'fills')}
    aria-label={label}
  >
    {children}
  </section>
)

/** The main part of a screen that is made of faces, at least as high as what the bars leave of the screen. */
export const Faces = ({ children }: { children: ReactNode }) => (
  <main className="measure column faces" id="main" tabIndex={-1}>
    {children}
  </main>
)

/** The acts at the end of a face: the solid one, then the others beside each other. */
export const FaceActs = ({ children, more }: { children: ReactNode; more?: ReactNode }) => (
  <div className="grid gap-2 far-down face-acts">
    {children}
    {more && <div className="flex wrap gap-2 face-more">{more}</div>}
  </div>
)

/** Numbers beside each other: «۱۲ کیلومتر تا سالن», «۸۶ نفر در صف». */
export const FacePair = ({ of }: { of: readonly { value: string; label: string }[] }) => (
  <dl className="abreast face-pair">
    {of.map(({ value, label }) => (
      <div key={label}>
        <dt className="second">{label}</dt>
        <dd className="figure-5xl num">{value}</dd>
      </div>
    ))}
  </dl>
)
