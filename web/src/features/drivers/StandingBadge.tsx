import {
  type DriverStanding,
  driverStandingLabels,
} from '@bargah/contract/features/drivers/drivers.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<DriverStanding, Tone> = { incomplete: 'warning', ready: 'info', closed: 'plain' }

export const StandingBadge = ({ standing }: { standing: DriverStanding }) => (
  <Badge tone={tones[standing]}>{driverStandingLabels[standing]}</Badge>
)
