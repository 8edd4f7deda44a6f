import type { CargoLife } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Timeline } from '../../../ui/Timeline.tsx'
import { cargoLines } from './cargo-steps.rules.ts'

/** What happened to a cargo, who did it and why, and what is still to come. */
export const CargoHistory = ({ life }: { life: CargoLife }) => (
  <Timeline
    slim
    steps={cargoLines(life, serverNow()).map(({ detail, isBad, ...line }) => ({
      ...line,
      who: isBad ? <span className="bad">{detail}</span> : detail,
    }))}
  />
)
