import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../kernel/api-error.ts'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { useNavigate } from '../../../kernel/navigation.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { paths } from '../../../kernel/paths.ts'
import { useMember } from '../../../kernel/session.ts'
import { toast } from '../../../ui/toast.ts'
import { toUpdateBody, updateChecks } from './declare-body.ts'
import { takeNewest } from './declare-changes.ts'
import { editDraft, isSameWork } from './declare-draft.ts'
import { type DeclareForm, type DeclareValues, shownBy } from './declare-values.ts'
import { declaredBefore } from './edit-values.ts'
import { useDraft, useKeptDraft } from './use-draft.ts'
import { useRouteFound } from './use-found.ts'

/** `start`: the form of the load as it stands by now; `onStale` reads it anew. */
type Edited = { cargo: CargoSheet; start: DeclareValues; onStale: () => void }

const isStale = (error: unknown) =>
  error instanceof ApiError && (error.data as { reason?: unknown } | null)?.reason === 'edited_since'

/** A declared cargo being changed: its form, what is found for it, and what of the changes was kept. */
export function useCargoEdit({ cargo, start, onStale }: Edited) {
  const navigate = useNavigate()
  const { memberId } = useMember()
  const isAnnounced = new Date(cargo.announcedAt) <= serverNow()
  const [isDone, setIsDone] = useState(false)
  const [opened, setOpened] = useState({ start, editCount: cargo.editCount })
  const { draft, found, letGo } = useDraft(() => editDraft(memberId, cargo.id, start))
  const form: DeclareForm = useWriteForm('updateCargo', {
    start: found?.values ?? start,
    checks: updateChecks,
    shownBy,
    input: (values) => ({ body: toUpdateBody(values, { ...opened, cargoId: cargo.id, isAnnounced }) }),
    onDone: ({ message }) => {
      setIsDone(true)
      toast({ tone: 'success', title: message })
    },
    onFailed: (error) => {
      if (isStale(error)) onStale()
    },
  })
  const isUnsent = !isDone && !isSameWork(form.values, opened.start)
  useKeptDraft(draft, form.values, isUnsent)
  // once the question that guards unsent changes knows that they are sent
  useEffect(() => {
    if (isDone) void navigate({ to: paths.cargos, search: { open: cargo.id } })
  }, [isDone, navigate, cargo.id])
  const isOvertaken = !isDone && cargo.editCount > opened.editCount
  const goOnFromNewest = () => {
    form.set(takeNewest(form.values, opened.start, start))
    form.forgive()
    setOpened({ start, editCount: cargo.editCount })
  }
  const hasNothingToKeep = isOvertaken && !isUnsent && !form.busy
  useEffect(() => {
    if (hasNothingToKeep) goOnFromNewest()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each edit of others
  }, [hasNothingToKeep])
  const startAnew = () => {
    form.reset(opened.start)
    letGo()
  }
  return {
    ...useRouteFound(form, { isCompany: true, before: declaredBefore(cargo, start) }),
    form,
    isAnnounced,
    isUnsent,
    /** The form that the changes are made to. */
    opened: opened.start,
    isOvertaken: isOvertaken && isUnsent,
    goOnFromNewest,
    /** When the changes were written, where they were taken up again. */
    draftFrom: found && new Date(found.at),
    startAnew,
  }
}
