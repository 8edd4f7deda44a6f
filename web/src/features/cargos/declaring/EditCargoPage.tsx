import { Lock } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Link, useParams } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { routeOf } from '../../../kernel/format.ts'
import { lookupQuery } from '../../../kernel/lookups.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useRead } from '../../../kernel/use-read.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PageHead } from '../../../ui/Shell.tsx'
import { useLoaderGroups } from '../../catalog/catalog.parts.ts'
import { EditCargoForm } from './EditCargoForm.tsx'
import { valuesOf } from './edit-values.ts'
import { whyUnchangeable } from './edit.rules.ts'
import './declare.css'

/** Changing a declared cargo (rules 9.14): the form that it was declared with, until a truck is taken. */
export default function EditCargoPage() {
  const { cargoId = '' } = useParams() as { cargoId?: string }
  const read = useRead('showCargo', { query: { cargoId: Number(cargoId) || 0 } })
  const cargo = read.data
  return (
    <>
      <PageHead
        title={`ویرایش بار ${toPersianDigits(cargoId)}`}
        subtitle={cargo ? routeOf(cargo.cargoSource, cargo.cargoDestination) : <>&nbsp;</>}
      />
      <Read of={read} failedTitle="بار باز نشد">
        {(shown) => <Changeable cargo={shown} onAgain={() => void read.refetch()} />}
      </Read>
    </>
  )
}

function Changeable({ cargo, onAgain }: { cargo: CargoSheet; onAgain: () => void }) {
  const cities = useRead('listCities', { staleTime: Number.POSITIVE_INFINITY })
  const types = useQuery(lookupQuery('listLoaderTypes'))
  const loaders = useLoaderGroups()
  const why = whyUnchangeable(cargo)
  if (why !== null) return <Unchangeable why={why} cargo={cargo} onAgain={onAgain} />
  // the form opens with all that it names, so that nothing in it changes by itself
  return (
    <Read of={types} failedTitle="فهرست بارگیرها نیامد">
      {() => (
        <Read of={cities} failedTitle="فهرست شهرها نیامد">
          {({ rows }) => {
            const city = rows.find((row) => row.cityId === cargo.cityDestinationId)
            const start = valuesOf(cargo, city?.cityName ?? '', loaders)
            return <EditCargoForm key={cargo.id} {...{ cargo, start }} onStale={onAgain} />
          }}
        </Read>
      )}
    </Read>
  )
}

type UnchangeableProps = { why: string; cargo: CargoSheet; onAgain: () => void }

const Unchangeable = ({ why, cargo, onAgain }: UnchangeableProps) => (
  <Panel>
    <EmptyState
      icon={<Lock />}
      title="این بار اکنون ویرایش نمی‌شود"
      actions={
        <>
          <Link to={paths.cargos} search={{ open: cargo.id }} className={buttonClass('primary')}>
            دیدن بار
          </Link>
          {cargo.frozenUntil !== null && <Button onClick={onAgain}>بررسی دوباره</Button>}
        </>
      }
    >
      {why}
    </EmptyState>
  </Panel>
)
