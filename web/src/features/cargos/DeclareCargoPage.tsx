import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, FormProvider, useForm, useWatch } from 'react-hook-form'
import { type DeclareCargoInput, declarerOf } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { ApiError, sentencesOf } from '../../kernel/api-error.ts'
import { serverNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { toast } from '../../ui/toast.ts'
import { declareTexts } from './cargos.text.ts'
import './cargos.css'
import { useCompanyHalls, useQuote, useRoute } from './declare.queries.ts'
import { type DeclareFacts, declareFaults, toDeclareBody } from './declare-body.ts'
import { declareAgain, type DeclareValues, emptyDeclaration, freeCargoRangeKm } from './declare-values.ts'
import { DeclareConfirm } from './DeclareConfirm.tsx'
import { DeclareCost } from './DeclareCost.tsx'
import { DeclareDone } from './DeclareDone.tsx'
import { DeclareFleet } from './DeclareFleet.tsx'
import { DeclareGoods } from './DeclareGoods.tsx'
import { DeclareMap } from './DeclareMap.tsx'
import { DeclareRoute } from './DeclareRoute.tsx'
import { DeclareTime } from './DeclareTime.tsx'

type Step = 'form' | 'confirm' | 'clear' | { declared: string }

/** Declaring a cargo (spec 2 §2.1): a company at its hall, a product owner through a company. */
export default function DeclareCargoPage() {
  const by = declarerOf(useMember().role)
  const facts = useRef<DeclareFacts>({ by, route: null, rangeKm: freeCargoRangeKm })
  const form = useForm<DeclareValues>({
    defaultValues: emptyDeclaration(serverNow()),
    resolver: (values) => resolve(values, facts.current),
    shouldFocusError: false,
    reValidateMode: 'onChange',
  })
  const values = useWatch({ control: form.control }) as DeclareValues
  const route = useRoute(values.origin.point, values.destination.point)
  const halls = useCompanyHalls(by === 'company').data?.rows
  const hall = halls?.find((row) => row.loadHallId === values.hallId)
  const rangeKm =
    by === 'company' && values.kind === 'hall' ? (hall?.reservationRange ?? 0) : freeCargoRangeKm
  const { isSubmitted } = form.formState
  useEffect(() => {
    facts.current = { by, route: route.data ?? null, rangeKm }
    // a way that was found or lost changes what was said of the places
    if (isSubmitted) void form.trigger()
  }, [by, form, isSubmitted, rangeKm, route.data])

  const quote = useQuote({
    hallId: by === 'company' ? values.hallId : null,
    companyId: values.companyId,
    destinationCityId: values.destinationCityId,
    distanceKm: route.data?.distanceKm,
    truckCount: values.truckCount,
    loaderCategory: values.loaderCategory,
  })
  const [step, setStep] = useState<Step>('form')
  const declare = useWrite('declareCargo', {
    onDone: ({ message }) => {
      toast({ title: message })
      setStep({ declared: message })
      window.scrollTo({ top: 0 })
    },
    onFailed: () => {
      setStep('form')
      window.scrollTo({ top: 0 })
    },
  })
  const send = () => {
    // the form was just found to be without fault, so nothing that the wire requires is missing
    const body = toDeclareBody(form.getValues(), facts.current) as DeclareCargoInput
    declare.mutate({ body })
  }
  const startWith = (next: DeclareValues) => {
    form.reset(next)
    declare.reset()
    setStep('form')
  }

  if (typeof step === 'object')
    return (
      <DeclareDone
        message={step.declared}
        onAgain={() => startWith(declareAgain(form.getValues(), serverNow()))}
        onNew={() => startWith(emptyDeclaration(serverNow()))}
      />
    )
  const faults = faultsOf(form.formState.errors)
  return (
    <FormProvider {...form}>
      <PageHead title="اعلام بار" />
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => setStep('confirm'))(event)}>
        <div className="with-aside">
          <div className="stack">
            <ErrorSummary goal="بار ثبت شود" faults={faults} attempt={form.formState.submitCount} />
            {declare.isError && <ServerFaults error={declare.error} />}
            <DeclareRoute by={by} />
            <DeclareGoods rangeKm={by === 'company' && !hall ? null : rangeKm} />
            <DeclareFleet rents={quote.data?.rents} />
            <DeclareTime isHall={by === 'company' && values.kind === 'hall'} />
          </div>
          <aside>
            <DeclareMap route={route} />
            <DeclareCost
              by={by}
              quote={quote.data}
              truckCount={values.truckCount}
              hasFaults={faults.length > 0}
              busy={declare.isPending}
              onClear={() => setStep('clear')}
            />
          </aside>
        </div>
      </form>
      {step === 'confirm' && (
        <DeclareConfirm
          values={values}
          holdRial={by === 'company' ? quote.data?.holdRial : undefined}
          busy={declare.isPending}
          onConfirm={send}
          onClose={() => setStep('form')}
        />
      )}
      {step === 'clear' && (
        <ConfirmDialog
          danger
          title="همهٔ نوشته‌ها پاک شود؟"
          consequence="فرم به حالت نخست برمی‌گردد و آنچه نوشته‌اید نمی‌ماند."
          confirmLabel="بله، پاک شود"
          onConfirm={() => startWith(emptyDeclaration(serverNow()))}
          onClose={() => setStep('form')}
        />
      )}
    </FormProvider>
  )
}

/** What the server found, with the sentence that says what to do. */
function ServerFaults({ error }: { error: unknown }) {
  const isRefused = error instanceof ApiError && error.kind !== 'invalid'
  return (
    <Note tone="danger" alert title={isRefused ? declareTexts.notDeclared : declareTexts.fillAll}>
      <ul>
        {sentencesOf(error).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}

function resolve(values: DeclareValues, facts: DeclareFacts) {
  const faults = declareFaults(values, facts)
  if (faults.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(faults.map(({ field, message }) => [field, { type: 'fault', message }])),
  }
}

const faultsOf = (errors: FieldErrors<DeclareValues>) =>
  Object.entries(errors).map(([fieldId, error]) => ({ fieldId, message: error?.message ?? '' }))
