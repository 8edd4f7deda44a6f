import { freeCargoRangeKm } from '@bargah/contract/features/cargos/cargos.states.ts'
import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearch } from '../../../kernel/navigation.tsx'
import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { paths } from '../../../kernel/paths.ts'
import { Form, SubmitButton } from '../../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../../kernel/form/LeaveQuestion.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { declareTexts } from './declare.text.ts'
import { updateConfirm, useTold } from './update-confirm.tsx'
import type { DeclareForm, DeclareValues } from './declare-values.ts'
import { Costs, isLacking, LackOfMoney } from './DeclareCost.tsx'
import { DeclareDraft } from './DeclareDraft.tsx'
import { DeclareFleet } from './DeclareFleet.tsx'
import { DeclareGoods } from './DeclareGoods.tsx'
import { DeclareMap } from './DeclareMap.tsx'
import { DeclareRoute } from './DeclareRoute.tsx'
import { DeclareTime } from './DeclareTime.tsx'
import { PressedPlace } from './PressedPlace.tsx'
import { useCargoEdit } from './use-cargo-edit.ts'
import { changesOf } from './declare-changes.ts'
import { OvertakenNote } from './OvertakenNote.tsx'
import { fetched } from '../../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../../kernel/form/MissingChoices.tsx'))

/** Leads into the field that the address names, `?field=CargoRent`, once the form stands. */
function useAskedField(form: DeclareForm): void {
  const asked = useSearch()['field']
  useEffect(() => {
    if (typeof asked === 'string' && asked in form.values) form.focus(asked as keyof DeclareValues)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is asked for
  }, [asked])
}

/** `start`: the form of the load as it stands by now, which `onStale` reads anew. */
type EditCargoFormProps = { cargo: CargoSheet; start: DeclareValues; onStale: () => void }

/** The form of a declared cargo: what is announced stays at its hall and hour. */
export function EditCargoForm(props: EditCargoFormProps) {
  const { cargo, start } = props
  const [pressed, setPressed] = useState<Point | null>(null)
  const { form, isAnnounced, isUnsent, draftFrom, startAnew, opened, ...found } = useCargoEdit(props)
  useAskedField(form)
  const { values } = form
  const told = useTold(cargo.loadHallName)
  const now = told(values)
  const { cost, rents, officialToman, route, rangeKm, hall } = found
  const usual = rents ?? undefined
  return (
    <Form
      form={form}
      className="stack"
      goal="بار ویرایش شود"
      failedTitle={declareTexts.notUpdated}
      confirm={updateConfirm(values, { changes: changesOf(told(opened), now), cost, usual, officialToman })}
    >
      <MissingChoices />
      <div className="columns fold-1100 with-aside declare">
        <div className="stack">
          {found.isOvertaken && (
            <OvertakenNote changes={changesOf(told(opened), told(start))} onGoOn={found.goOnFromNewest} />
          )}
          {draftFrom && (
            <DeclareDraft
              from={draftFrom}
              now={serverNow()}
              anewLabel={declareTexts.asDeclared}
              onAnew={startAnew}
            />
          )}
          <DeclareRoute
            form={form}
            by="company"
            route={route}
            freeRangeKm={freeCargoRangeKm}
            fixedHall={isAnnounced ? (cargo.loadHallName ?? '') : undefined}
          />
          <DeclareGoods form={form} rangeKm={rangeKm} changed={cargo} />
          <DeclareFleet by="company" {...{ form, rents, officialToman }} />
          <DeclareTime form={form} hall={hall} isAnnounced={isAnnounced} />
        </div>
        <aside>
          <DeclareMap values={values} route={route} onPress={setPressed} />
          {pressed && (
            <PressedPlace form={form} by="company" point={pressed} onDone={() => setPressed(null)} />
          )}
          <Panel title="هزینهٔ بار" aside={<span className="fine">{declareTexts.feesInRial}</span>}>
            <Costs prices={found.prices} cost={cost} trucks={values.FreighterNumber} />
            <div className="stack gap-2 declare-acts">
              <SubmitButton
                form={form}
                icon={form.faults.length > 0 ? <CircleAlert /> : <Check />}
                busyLabel="در حال ثبت…"
              >
                ثبت تغییرها
              </SubmitButton>
              <Link to={paths.cargos} search={{ open: cargo.id }} className={buttonClass()}>
                انصراف
              </Link>
            </div>
            <EditNote hasFaults={form.faults.length > 0} left={cost?.left} />
          </Panel>
        </aside>
      </div>
      <LeaveQuestion when={isUnsent} consequence={declareTexts.editStays} exceptTo={paths.onlineCharge} />
    </Form>
  )
}

/** One line under the acts: what stands in the way, or until when it may be changed. */
function EditNote({ hasFaults, left }: { hasFaults: boolean; left: number | null | undefined }) {
  if (hasFaults) return <p className="fine is-bad">{declareTexts.fillAll}</p>
  if (isLacking(left)) return <LackOfMoney left={left} />
  return <p className="fine">تا کامیونی بار را نگیرد، می‌توانید آن را ویرایش کنید.</p>
}
