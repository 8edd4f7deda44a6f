import type { RoadMap } from '@bargah/contract/features/places/places.schema.ts'
import type { Banks } from '../adapters/bank/bank.port.ts'
import type { FileCleaner, FileStore } from '../adapters/files/files.port.ts'
import type { Inquiry } from '../adapters/inquiry/inquiry.port.ts'
import type { LogSigner } from '../adapters/log-signer/log-signer.port.ts'
import type { Maps } from '../adapters/maps/maps.port.ts'
import type { Tiles } from '../adapters/maps/tiles.ts'
import type { Pdf } from '../adapters/pdf/pdf.port.ts'
import type { Witness } from '../adapters/witness/witness.port.ts'
import type { Push } from '../adapters/push/push.port.ts'
import type { WebhookCaller } from '../adapters/webhook/webhook.port.ts'
import type { Channels, SmsBudget } from '../features/outbox/outbox.api.ts'
import type { KeyRing } from '../kernel/keys.rules.ts'

type FileSettings = {
  /** Where what comes lies until its request is read. */
  incomingDir: string
  /** How many bytes of files one account may send within a day. */
  dailyBytes: number
}

/** The outside world and the settings that features ask for. */
export type Ports = {
  maps: Maps
  /** The main roads, for a background map without tiles. */
  roadMap: RoadMap
  /** Pictures of the map, or null where it is drawn. */
  tiles: Tiles | null
  pdf: Pdf
  /** Through whom wallets are topped up, and who is still asked about payments from before. */
  banks: Banks
  push: Push
  /** How programs of others are told. */
  webhookCaller: WebhookCaller
  logSigner: LogSigner
  /** Who outside cosigns them. */
  witnesses: readonly Witness[]
  inquiry: Inquiry
  /** The server's secrets, the same for all servers over one database. */
  keys: KeyRing
  publicUrl: string
  channels: Channels
  smsBudget: SmsBudget
  files: FileStore
  fileCleaner: FileCleaner
  fileSettings: FileSettings
}
