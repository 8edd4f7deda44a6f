import type { CargoLife } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { StatGrid } from '../../../ui/StatGrid.tsx'

/** Trucks, permits and waiting requests of a cargo. */
export const CargoFigures = ({ life }: { life: CargoLife }) => (
  <section>
    <StatGrid
      large
      stats={[
        { label: 'کامیون', value: formatNumber(life.freighterNumber) },
        { label: 'مجوز', value: formatNumber(life.permitCount) },
        { label: 'درخواست منتظر', value: formatNumber(life.waitingCount) },
      ]}
    />
  </section>
)
