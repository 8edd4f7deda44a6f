import { useEffect, useState } from 'react'
import { useNavigate } from '../../../kernel/navigation.tsx'
import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { paths } from '../../../kernel/paths.ts'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { serverNow } from '../../../kernel/now.ts'
import { useMember } from '../../../kernel/session.ts'
import { toast } from '../../../ui/toast.ts'
import { toUpdateBody, updateChecks } from './declare-body.ts'
import { editDraft, isSameWork } from './declare-draft.ts'
import { type DeclareForm, type DeclareValues, shownBy } from './declare-values.ts'
import { declaredBefore } from './edit-values.ts'
import { useDraft, useKeptDraft } from './use-draft.ts'
import { useRouteFound } from './use-found.ts'

/** A declared cargo being changed: its form, what is found for it, and what of the changes was kept. */
export function useCargoEdit(cargo: CargoSheet, start: DeclareValues) {
  const navigate = useNavigate()
  const { memberId } = useMember()
  const isAnnounced = new Date(cargo.announcedAt) <= serverNow()
  const [isDone, setIsDone] = useState(false)
  const { draft, found, letGo } = useDraft(() => editDraft(memberId, cargo.id, start))
  const form: DeclareForm = useWriteForm('updateCargo', {
    start: found?.values ?? start,
    checks: updateChecks,
    shownBy,
    input: (values) => ({ body: toUpdateBody(values, cargo.id, isAnnounced) }),
    onDone: ({ message }) => {
      setIsDone(true)
      toast({ tone: 'success', title: message })
    },
  })
  const isUnsent = !isDone && !isSameWork(form.values, start)
  useKeptDraft(draft, form.values, isUnsent)
  // once the question that guards unsent changes knows that they are sent
  useEffect(() => {
    if (isDone) void navigate({ to: paths.cargos, search: { open: cargo.id } })
  }, [isDone, navigate, cargo.id])
  const startAnew = () => {
    form.reset(start)
    letGo()
  }
  return {
    ...useRouteFound(form, { isCompany: true, before: declaredBefore(cargo, start) }),
    form,
    isAnnounced,
    isUnsent,
    /** When the changes were written, where they were taken up again. */
    draftFrom: found && new Date(found.at),
    startAnew,
  }
}
