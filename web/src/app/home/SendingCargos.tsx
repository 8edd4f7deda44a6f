import { sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Fill } from '../../ui/Bar.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import { addressOf, listPath } from '../things.ts'
import { HomeList } from './HomeList.tsx'
import { useRead } from '../../kernel/use-read.ts'

const shown = 6

export function SendingCargos() {
  const found = useRead('searchCargos', {
    body: { Statuses: sendingStatuses, Page: 1, PageSize: shown },
    ...keptLive,
  })
  return (
    <HomeList
      title="بارهای در حال ارسال"
      allPath={listPath('cargo')}
      found={found}
      empty="باری در حال ارسال نیست."
      row={rowOf}
      address={({ id }) => addressOf('cargo', id)}
    />
  )
}
const rowOf = (cargo: CargoRow) => (
  <>
    <span className="grow blocks">
      <Route from={splitPlace(cargo.cargoSource).town} to={splitPlace(cargo.cargoDestination).town} />
      <span className="fine num">
        بار {toPersianDigits(cargo.id)}، {cargo.kalaDesc}، <Moment at={cargo.announcedAt} now={serverNow()} />
      </span>
    </span>
    <Fill done={cargo.freighterNumber - cargo.remaining} total={cargo.freighterNumber} />
    <b className="num">{formatToman(cargo.cargoRent)}</b>
  </>
)
