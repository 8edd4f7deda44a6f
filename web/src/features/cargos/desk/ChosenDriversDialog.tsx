import { type ReactNode, useDeferredValue, useState } from 'react'
import { Plus, Search, X } from 'lucide-react'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import type { FoundDriver } from '@bargah/contract/features/cargos/chosen-drivers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../../kernel/api-error.ts'
import { Read } from '../../../kernel/Read.tsx'
import { sayDone } from '../../../kernel/say-done.ts'
import { useWrite } from '../../../kernel/use-write.ts'
import { useRead } from '../../../kernel/use-read.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { DriverLine } from './DriverLine.tsx'
import './ticks.css'

type ChosenDriversDialogProps = { cargo: PublicCargo; onClose: () => void }

/** For whom a free load is: all drivers, or these alone (rules 10.6). */
export default function ChosenDriversDialog(props: ChosenDriversDialogProps) {
  const read = useRead('listSelectedDrivers', {
    query: { CargoId: props.cargo.id },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return read.data && !read.isPlaceholderData ? (
    <Choose {...props} start={read.data} />
  ) : (
    <Dialog
      title={titleOf(props.cargo)}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>بستن</Button>}
    >
      <Read of={read} wait={<SkeletonLines lines={4} />} failedTitle="بینندگان این بار نیامدند">
        {() => null}
      </Read>
    </Dialog>
  )
}

const titleOf = (cargo: PublicCargo) => `چه کسی بار ${toPersianDigits(cargo.id)} را ببیند؟`

const noneChosen = 'دست‌کم یک راننده بیفزایید، یا بار را برای همه بگذارید.'

type ChooseProps = ChosenDriversDialogProps & { start: readonly FoundDriver[] }

function Choose({ cargo, start, onClose }: ChooseProps) {
  const [who, setWho] = useState<'all' | 'chosen' | null>(start.length > 0 ? 'chosen' : 'all')
  const [chosen, setChosen] = useState(start)
  const [isTried, setTried] = useState(false)
  const write = useWrite('setSelectedDrivers', {
    onDone: sayDone(onClose),
  })
  const isMissing = who === 'chosen' && chosen.length === 0
  const failed = write.error === null ? null : sentenceOf(write.error)
  const fault = isTried && isMissing ? noneChosen : failed
  const save = () => {
    setTried(true)
    if (!isMissing)
      write.mutate({
        body: {
          CargoId: cargo.id,
          DriverIds: who === 'chosen' ? chosen.map(({ driverId }) => driverId) : [],
        },
      })
  }
  return (
    <Dialog
      title={titleOf(cargo)}
      consequence="رانندگانی که تازه برگزیده می‌شوند خبر می‌گیرند؛ بار را دیگران نمی‌بینند و نمی‌گیرند."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button variant="primary" busy={write.isPending} busyLabel="در حال ثبت…" onClick={save}>
            ثبت
          </Button>
        </>
      }
    >
      <div className="stack">
        <Segments
          label="بینندگان بار"
          labelHidden
          value={who}
          onChange={setWho}
          options={[
            { key: 'all', label: 'همهٔ رانندگان' },
            { key: 'chosen', label: 'رانندگان برگزیده' },
          ]}
        />
        {who === 'chosen' && <ChosenDrivers cargo={cargo} chosen={chosen} onChange={setChosen} />}
        {fault && (
          <Note tone="danger" alert>
            {fault}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

type ChosenDriversProps = {
  cargo: PublicCargo
  chosen: readonly FoundDriver[]
  onChange: (chosen: readonly FoundDriver[]) => void
}

/** Those who are chosen, whether their truck fits, and the search that adds others. */
function ChosenDrivers({ cargo, chosen, onChange }: ChosenDriversProps) {
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const found = useRead('searchDriversByLoader', { query: { Search: search }, enabled: search.length >= 2 })
  const isChosen = ({ driverId }: FoundDriver) => chosen.some((one) => one.driverId === driverId)
  return (
    <>
      <TextField
        label="افزودن راننده"
        placeholder="نام، کد ملی یا کارت هوشمند"
        icon={<Search />}
        value={words}
        onChange={setWords}
      />
      {search.length >= 2 && (
        <Read
          of={found}
          wait={<SkeletonLines lines={2} />}
          failedNote="جست‌وجوی راننده انجام نشد"
          empty={<p className="muted">راننده‌ای پیدا نشد.</p>}
        >
          {(rows) => (
            <ul className="ruled">
              {fitFirst(
                cargo,
                rows.filter((one) => !isChosen(one)),
              )
                .slice(0, mostShown)
                .map((driver) => (
                  <Choosable key={driver.driverId} cargo={cargo} driver={driver}>
                    <IconButton
                      aria-label={`افزودن ${nameOf(driver)}`}
                      icon={<Plus />}
                      onClick={() => {
                        onChange([...chosen, driver])
                        setWords('')
                      }}
                    />
                  </Choosable>
                ))}
            </ul>
          )}
        </Read>
      )}
      <ul className="ruled">
        {chosen.map((driver) => (
          <Choosable key={driver.driverId} cargo={cargo} driver={driver}>
            <IconButton
              aria-label={`برداشتن ${nameOf(driver)}`}
              icon={<X />}
              onClick={() => onChange(chosen.filter(({ driverId }) => driverId !== driver.driverId))}
            />
          </Choosable>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Note>
          {formatNumber(chosen.length)} راننده برای {formatNumber(cargo.remaining)} کامیون: هر که زودتر بگیرد،
          می‌برد.
        </Note>
      )}
    </>
  )
}

const mostShown = 5
const nameOf = (driver: FoundDriver) => `${driver.driverName} ${driver.driverFamily}`

const fits = (cargo: PublicCargo, { loaderTypeName }: FoundDriver): boolean =>
  cargo.loaderTypeNames.split('، ').includes(loaderTypeName)

/** Those whose truck carries the load come first. */
const fitFirst = (cargo: PublicCargo, rows: readonly FoundDriver[]) =>
  rows.toSorted((a, b) => Number(fits(cargo, b)) - Number(fits(cargo, a)))

type ChoosableProps = { cargo: PublicCargo; driver: FoundDriver; children: ReactNode }

function Choosable({ cargo, driver, children }: ChoosableProps) {
  const isUnfit = !fits(cargo, driver)
  const why = isUnfit ? 'به این بار نمی‌خورد' : `کارت ${toPersianDigits(driver.freighterCardNumber)}`
  return (
    <li>
      <DriverLine driver={driver} says={`${driver.loaderTypeName}، ${why}`} isUnfit={isUnfit}>
        {children}
      </DriverLine>
    </li>
  )
}
