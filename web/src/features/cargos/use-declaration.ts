import { useEffect, useState } from 'react'
import { declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { serverNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { useCompanyHalls, useQuote, useRoute } from './declare.queries.ts'
import { declareChecks, toDeclareBody } from './declare-body.ts'
import { computeCost } from './declare-costs.ts'
import { declareDraft, isWritten } from './declare-draft.ts'
import {
  type DeclareValues,
  declareAgain,
  emptyDeclaration,
  freeCargoRangeKm,
  shownBy,
} from './declare-values.ts'
import { useTakenOver } from './use-taken-over.ts'

/** A declaration being written: its form, what is found for it, and the draft that is kept of it. */
export function useDeclaration() {
  const { role, memberId } = useMember()
  const by = declarerOf(role)
  const [declared, setDeclared] = useState<string | null>(null)
  const [draft, setDraft] = useState(() => declareDraft.load(memberId, serverNow()))
  const form = useWriteForm('declareCargo', {
    start: draft?.values ?? emptyDeclaration(serverNow()),
    checks: declareChecks,
    shownBy,
    input: (values) => ({ body: toDeclareBody(values, by) }),
    onDone: ({ message }) => {
      setDeclared(message)
      // a desk scrolls its page, a phone its window
      for (const box of [window, document.getElementById('main')]) box?.scrollTo({ top: 0 })
    },
  })
  const { values, set } = form
  const earlier = useTakenOver(form)
  const found = useFound(values, by === 'company')
  const { distanceKm, durationHours, rangeKm } = found
  useEffect(() => {
    set({ CargoDistance: distanceKm, CargoDuration: durationHours, CargoRange: rangeKm ?? 0 })
  }, [set, distanceKm, durationHours, rangeKm])

  const isUnsent = declared === null && isWritten(values, serverNow())
  useEffect(() => {
    if (isUnsent) declareDraft.save(memberId, values, serverNow())
    else declareDraft.forget(memberId)
  }, [memberId, values, isUnsent])

  const startWith = (next: DeclareValues) => {
    // what was found of the way stands, and follows the places
    form.reset({ ...next, CargoDistance: distanceKm, CargoDuration: durationHours, CargoRange: rangeKm ?? 0 })
    setDeclared(null)
    setDraft(null)
    earlier.forget()
  }
  return {
    by,
    form,
    ...found,
    earlier,
    declared,
    isUnsent,
    /** When what stands in the form was written, where it was taken up again. */
    draftFrom: draft && new Date(draft.at),
    startAnew: () => startWith(emptyDeclaration(serverNow())),
    startAgain: () => startWith(declareAgain(values, serverNow())),
  }
}

/** What the page finds for a declaration: the way, the range, the cost and what rents have been. */
function useFound(values: DeclareValues, isCompany: boolean) {
  const route = useRoute(values.CargoSource.point, values.CargoDestination.point)
  const halls = useCompanyHalls(isCompany).data?.rows
  const hall = halls?.find((row) => row.loadHallId === values.LoadHallId)
  const isHall = isCompany && values.IsLoadHall
  const { distanceKm = null, durationHours = null } = route.data ?? {}
  const quote = useQuote({
    hallId: isCompany ? values.LoadHallId : null,
    companyId: values.TransportationCompanyId,
    destinationCityId: values.CityDestinationId,
    distanceKm: route.data?.distanceKm,
    loaderCategory: values.loaderCategory,
    isWaiting: route.isLoading,
  }).data
  return {
    route,
    distanceKm,
    durationHours,
    hall,
    isHall,
    /** Not known before a company has chosen its hall. */
    rangeKm: isHall ? (hall?.reservationRange ?? null) : isCompany && !hall ? null : freeCargoRangeKm,
    rents: quote?.rents,
    cost: isCompany && quote ? computeCost(quote, values.FreighterNumber) : undefined,
    prices: isCompany ? quote : undefined,
  }
}
