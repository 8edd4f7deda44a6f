import { freeCargoRangeKm } from '@bargah/contract/features/cargos/cargos.states.ts'
import { useState } from 'react'
import { declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { serverNow } from '../../../kernel/now.ts'
import { useMember } from '../../../kernel/session.ts'
import { useLastRange } from './declare.queries.ts'
import { declareChecks, toDeclareBody } from './declare-body.ts'
import { declareDraft, isWritten } from './declare-draft.ts'
import { type DeclareValues, declareAgain, emptyDeclaration, shownBy } from './declare-values.ts'
import { useDraft, useKeptDraft } from './use-draft.ts'
import { useTakenOver } from './use-taken-over.ts'
import { useRouteFound } from './use-found.ts'

/** A declaration being written: its form, what is found for it, and the draft that is kept of it. */
export function useDeclaration() {
  const { role, memberId } = useMember()
  const by = declarerOf(role)
  const [declared, setDeclared] = useState<{ id: number; message: string; at: Date } | null>(null)
  // the phone that stays from load to load is no work that could be lost
  const [keptTel, keepTel] = useState('')
  const { draft, found: kept, letGo } = useDraft(() => declareDraft(memberId))
  const form = useWriteForm('declareCargo', {
    start: kept?.values ?? emptyDeclaration(serverNow()),
    checks: declareChecks,
    shownBy,
    input: (values) => ({ body: toDeclareBody(values, by) }),
    onDone: ({ message, data }) => {
      if (data) setDeclared({ id: data.id, message, at: serverNow() })
      // a desk scrolls its page, a phone its window
      for (const box of [window, document.getElementById('main')]) box?.scrollTo({ top: 0 })
    },
  })
  const { values } = form
  const earlier = useTakenOver(form)
  const found = useRouteFound(form, { isCompany: by === 'company' })
  const freeRangeKm = useLastRange(true).data ?? freeCargoRangeKm

  const written = values.Tel === keptTel ? { ...values, Tel: '' } : values
  const isUnsent = declared === null && isWritten(written, serverNow())
  useKeptDraft(draft, values, isUnsent)

  const startWith = (next: DeclareValues) => {
    // what was found of the route stands, and follows the places
    const { CargoDistance, CargoDuration } = values
    form.reset({ ...next, CargoDistance, CargoDuration })
    setDeclared(null)
    letGo()
    earlier.forget()
  }
  return {
    by,
    form,
    ...found,
    earlier,
    freeRangeKm,
    declared,
    isUnsent,
    /** When what stands in the form was written, where it was taken up again. */
    draftFrom: kept && new Date(kept.at),
    startAnew: () => startWith(emptyDeclaration(serverNow())),
    /** The next, with the phone of the one before or none. */
    startNext: (Tel: string) => {
      keepTel(Tel)
      startWith({ ...emptyDeclaration(serverNow()), Tel })
    },
    startAgain: (Tel: string) => startWith({ ...declareAgain(values, serverNow()), Tel }),
  }
}
