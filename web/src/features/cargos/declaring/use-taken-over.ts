import { useState } from 'react'
import type { PreLoad, PreviousCargo } from './earlier-loads.queries.ts'
import type { DeclareForm, DeclareValues } from './declare-values.ts'
import { takenValues, tariffSince } from './taken-values.ts'

type Taken = { from: string; tariffToman: number | null; before: DeclareValues }
export type Take = (earlier: PreLoad | PreviousCargo, from: string) => void

/** What the form took over from an earlier declaration, with what stood in it before, until that is given back. */
export function useTakenOver(form: DeclareForm) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const take: Take = (earlier, from) => {
    setTaken({ from, tariffToman: tariffSince(earlier), before: form.values })
    form.reset({ ...form.values, ...takenValues(earlier) })
  }
  const giveBack = () => {
    if (taken) form.reset(taken.before)
    setTaken(null)
  }
  return { taken, take, giveBack, forget: () => setTaken(null) }
}
