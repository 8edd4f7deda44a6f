import { apiKeyFaults } from './api-keys.faults.ts'
import { cargoFaults } from './cargos.faults.ts'
import type { Fault } from './fault.ts'
import { kernelFaults } from './kernel.faults.ts'
import { panelFaults } from './panel.faults.ts'
import { permitFaults } from './permits.faults.ts'
import { roundFaults } from './rounds.faults.ts'
import { tableFaults } from './tables.faults.ts'

export const faults: readonly Fault[] = [
  ...roundFaults,
  ...permitFaults,
  ...cargoFaults,
  ...kernelFaults,
  ...panelFaults,
  ...tableFaults,
  ...apiKeyFaults,
]
