import { useState } from 'react'
import { History, Undo2 } from 'lucide-react'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../../kernel/paths.ts'
import { Form } from '../../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../../kernel/form/LeaveQuestion.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { PageHead } from '../../../ui/Shell.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { fetched } from '../../../ui/fetched.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ImportLink } from '../../imports/imports.parts.tsx'
import { declareTexts } from './declare.text.ts'
import { useTariffs } from './declare.queries.ts'
import { declareConfirm, type DeclareNames, useDeclareNames } from './declare-confirm.tsx'
import { DeclareCost } from './DeclareCost.tsx'
import { DeclareDraft } from './DeclareDraft.tsx'
import { DeclareFleet } from './DeclareFleet.tsx'
import { DeclareGoods } from './DeclareGoods.tsx'
import { DeclareMap } from './DeclareMap.tsx'
import { DeclareRoute } from './DeclareRoute.tsx'
import { DeclareTime } from './DeclareTime.tsx'
import { EarlierLoads } from './EarlierLoads.tsx'
import { PressedPlace } from './PressedPlace.tsx'
import { useDeclaration } from './use-declaration.ts'
import type { useTakenOver } from './use-taken-over.ts'
import type { SharedLoad } from './declare-ahead.rules.ts'
import type { DeclareValues } from './declare-values.ts'
import './declare.css'

const MissingChoices = fetched(() => import('../../../kernel/form/MissingChoices.tsx'))

/** In: a load's number, what was declared, and its names. Out: what of it may be passed on. */
const sharedLoad = (id: number, values: DeclareValues, names: DeclareNames): SharedLoad => ({
  id,
  from: splitPlace(values.CargoSource.text).town,
  to: splitPlace(values.CargoDestination.text).town,
  goods: names.goods ?? '',
  weightKg: values.KalaWeight ?? 0,
  loaders: names.loaders,
  rentToman: values.CargoRent ?? 0,
  trucks: values.FreighterNumber,
})

/** Over the form that an earlier declaration filled in: which, what has changed since, and the way back. */
function TakenBand({ of: { taken, giveBack } }: { of: ReturnType<typeof useTakenOver> }) {
  if (!taken) return null
  return (
    <Note tone="info" icon={<History />}>
      <div className="apart wrap">
        <span>
          از {taken.from} پر شد.
          {taken.tariffToman !== null && ` تعرفهٔ این مسیر اکنون ${formatToman(taken.tariffToman)} است.`}
        </span>
        <Button size="dense" icon={<Undo2 />} onClick={giveBack}>
          برگرداندن
        </Button>
      </div>
    </Note>
  )
}

const DeclareDone = fetched(() => import('./DeclareDone.tsx'), <SkeletonLines lines={8} />)
const RepeatDialog = fetched(() => import('./RepeatDialog.tsx'))
const KeepPreLoadDialog = fetched(() => import('./KeepPreLoadDialog.tsx'))

/** Declaring a cargo (rules 9.17): a company at its hall, a product owner through a company. */
export default function DeclareCargoPage() {
  const declaration = useDeclaration()
  const { by, form, cost, rents, officialToman, declared } = declaration
  const { values } = form
  const [clearing, setClearing] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const [pressed, setPressed] = useState<Point | null>(null)
  const [repeating, setRepeating] = useState(false)
  const names = useDeclareNames(values, by)
  const tariffs = useTariffs(by === 'company' ? values.LoadHallId : null).data?.rows
  const tariff = tariffs?.find((row) => row.cityDestinationId === values.CityDestinationId)
  const usual = rents ?? (tariff && { usualFrom: tariff.price, usualTo: tariff.price })

  if (declared !== null)
    return (
      <DeclareDone
        declared={declared}
        load={sharedLoad(declared.id, values, names)}
        tel={values.Tel}
        holdRial={by === 'company' ? cost?.hold : undefined}
        onAgain={declaration.startAgain}
        onNew={declaration.startNext}
      />
    )
  return (
    <>
      <PageHead
        title="اعلام بار"
        actions={
          <>
            <EarlierLoads
              onTake={declaration.earlier.take}
              // how many, and after that the rent, is what differs from load to load
              onTaken={() => form.focus('FreighterNumber')}
            />
            <ImportLink kind="loads" size="dense" />
          </>
        }
      />
      <Form
        form={form}
        className="stack"
        goal="بار ثبت شود"
        failedTitle={declareTexts.notDeclared}
        confirm={declareConfirm(values, { by, names, cost, usual, officialToman })}
      >
        <MissingChoices />
        <div className="columns fold-1100 with-aside declare">
          <div className="stack">
            {declaration.draftFrom && (
              <DeclareDraft from={declaration.draftFrom} now={serverNow()} onAnew={declaration.startAnew} />
            )}
            <TakenBand of={declaration.earlier} />
            <DeclareRoute
              form={form}
              by={by}
              route={declaration.route}
              freeRangeKm={declaration.freeRangeKm}
            />
            <DeclareGoods form={form} rangeKm={declaration.rangeKm} bounds={declaration.bounds} />
            <DeclareFleet {...{ form, by, rents, officialToman }} />
            <DeclareTime form={form} hall={declaration.hall} />
          </div>
          <aside>
            <DeclareMap values={values} route={declaration.route} onPress={setPressed} />
            {pressed && <PressedPlace form={form} by={by} point={pressed} onDone={() => setPressed(null)} />}
            <DeclareCost
              form={form}
              by={by}
              prices={declaration.prices}
              cost={cost}
              onClear={() => setClearing(true)}
              onKeep={() => setKeeping(true)}
              onRepeat={() => setRepeating(true)}
            />
          </aside>
        </div>
      </Form>
      <LeaveQuestion
        when={declaration.isUnsent}
        consequence={declareTexts.draftStays}
        exceptTo={paths.onlineCharge}
      />
      {keeping && <KeepPreLoadDialog values={values} onClose={() => setKeeping(false)} />}
      {repeating && (
        <RepeatDialog
          values={values}
          by={by}
          onMade={declaration.startAnew}
          onClose={() => setRepeating(false)}
        />
      )}
      {clearing && (
        <ConfirmDialog
          danger
          title="همهٔ نوشته‌ها پاک شود؟"
          consequence="فرم به حالت نخست برمی‌گردد و آنچه نوشته‌اید نمی‌ماند."
          confirmLabel="بله، پاک شود"
          onConfirm={() => {
            declaration.startAnew()
            setClearing(false)
          }}
          onClose={() => setClearing(false)}
        />
      )}
    </>
  )
}
