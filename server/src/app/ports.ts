import type { KeyObject } from 'node:crypto'
import type { Maps } from '../adapters/maps/maps.port.ts'
import type { Pdf } from '../adapters/pdf/pdf.port.ts'

/** The outside world and the settings that features ask for. */
export type Ports = {
  maps: Maps
  pdf: Pdf
  permitKeys: { privateKey: KeyObject; publicKey: KeyObject }
  publicUrl: string
}
