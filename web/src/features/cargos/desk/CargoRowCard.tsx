import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatWeight, splitPlace } from '../../../kernel/format.ts'
import { Fill } from '../../../ui/Bar.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Card } from '../../../ui/Panel.tsx'
import { Route } from '../../../ui/Route.tsx'
import { CargoBadge } from './CargoBadge.tsx'

export function CargoRowCard({ cargo }: { cargo: PublicCargo }) {
  return (
    <Card className="gap-2 grid one-column row-card">
      <div className="apart">
        <b className="num">بار {toPersianDigits(cargo.id)}</b>
        <CargoBadge cargo={cargo} />
      </div>
      <div className="apart wrap">
        <Route from={splitPlace(cargo.cargoSource).town} to={splitPlace(cargo.cargoDestination).town} />
        <b className="num">{formatToman(cargo.cargoRent)}</b>
      </div>
      <div className="muted">
        {cargo.kalaDesc}، <span className="num">{formatWeight(cargo.kalaWeight)}</span>
      </div>
      <div className="apart">
        <Fill done={cargo.freighterNumber - cargo.remaining} total={cargo.freighterNumber} />
        <Moment at={cargo.announcedAt} look="row" />
      </div>
    </Card>
  )
}
