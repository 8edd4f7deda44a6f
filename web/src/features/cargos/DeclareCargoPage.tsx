import { useEffect, useState } from 'react'
import { declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { Form } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { serverNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { toast } from '../../ui/toast.ts'
import { declareTexts } from './cargos.text.ts'
import './cargos.css'
import { useCompanyHalls, useQuote, useRoute } from './declare.queries.ts'
import { declareChecks, toDeclareBody } from './declare-body.ts'
import { declareConfirm } from './declare-confirm.tsx'
import { declareAgain, emptyDeclaration, freeCargoRangeKm, shownBy } from './declare-values.ts'
import { DeclareCost } from './DeclareCost.tsx'
import { DeclareDone } from './DeclareDone.tsx'
import { DeclareFleet } from './DeclareFleet.tsx'
import { DeclareGoods } from './DeclareGoods.tsx'
import { DeclareMap } from './DeclareMap.tsx'
import { DeclareRoute } from './DeclareRoute.tsx'
import { DeclareTime } from './DeclareTime.tsx'

/** Declaring a cargo (spec 2 §2.1): a company at its hall, a product owner through a company. */
export default function DeclareCargoPage() {
  const by = declarerOf(useMember().role)
  const [declared, setDeclared] = useState<string | null>(null)
  const [clearing, setClearing] = useState(false)
  const form = useWriteForm('declareCargo', {
    start: emptyDeclaration(serverNow()),
    checks: declareChecks,
    shownBy,
    input: (values) => ({ body: toDeclareBody(values, by) }),
    onDone: ({ message }) => {
      toast({ title: message })
      setDeclared(message)
      // a desk scrolls its page, a phone its window
      for (const box of [window, document.getElementById('main')]) box?.scrollTo({ top: 0 })
    },
  })
  const { values, set } = form
  const route = useRoute(values.CargoSource.point, values.CargoDestination.point)
  const halls = useCompanyHalls(by === 'company').data?.rows
  const hall = halls?.find((row) => row.loadHallId === values.LoadHallId)
  const isHall = by === 'company' && values.IsLoadHall
  const rangeKm = isHall ? (hall?.reservationRange ?? 0) : freeCargoRangeKm
  const { distanceKm = null, durationHours = null } = route.data ?? {}
  useEffect(() => {
    set({ CargoDistance: distanceKm, CargoDuration: durationHours, CargoRange: rangeKm })
  }, [set, distanceKm, durationHours, rangeKm])
  const quote = useQuote({
    hallId: by === 'company' ? values.LoadHallId : null,
    companyId: values.TransportationCompanyId,
    destinationCityId: values.CityDestinationId,
    distanceKm: route.data?.distanceKm,
    truckCount: values.FreighterNumber,
    loaderCategory: values.loaderCategory,
  })
  const startWith = (next: typeof values) => {
    // what was found of the way stands, and follows the places
    form.reset({ ...next, CargoDistance: distanceKm, CargoDuration: durationHours, CargoRange: rangeKm })
    setDeclared(null)
    setClearing(false)
  }
  const startAnew = () => startWith(emptyDeclaration(serverNow()))

  if (declared !== null)
    return (
      <DeclareDone
        message={declared}
        onAgain={() => startWith(declareAgain(values, serverNow()))}
        onNew={startAnew}
      />
    )
  return (
    <>
      <PageHead title="اعلام بار" />
      <Form
        form={form}
        className="stack"
        goal="بار ثبت شود"
        failedTitle={declareTexts.notDeclared}
        confirm={declareConfirm(values, by === 'company' ? quote.data?.holdRial : undefined)}
      >
        <div className="with-aside">
          <div className="stack">
            <DeclareRoute form={form} by={by} />
            <DeclareGoods form={form} rangeKm={by === 'company' && !hall ? null : rangeKm} />
            <DeclareFleet form={form} rents={quote.data?.rents} />
            <DeclareTime form={form} isHall={isHall} />
          </div>
          <aside>
            <DeclareMap values={values} route={route} />
            <DeclareCost form={form} by={by} quote={quote.data} onClear={() => setClearing(true)} />
          </aside>
        </div>
      </Form>
      {clearing && (
        <ConfirmDialog
          danger
          title="همهٔ نوشته‌ها پاک شود؟"
          consequence="فرم به حالت نخست برمی‌گردد و آنچه نوشته‌اید نمی‌ماند."
          confirmLabel="بله، پاک شود"
          onConfirm={startAnew}
          onClose={() => setClearing(false)}
        />
      )}
    </>
  )
}
