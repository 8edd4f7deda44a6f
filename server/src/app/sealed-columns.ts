import { inquiryPassword } from '../features/company-settings/company-settings.api.ts'
import { appSecret } from '../features/factors/factors.api.ts'
import { askingCode } from '../features/permits/permits.api.ts'
import { letterColumns } from '../features/mail/mail.api.ts'
import { outboxColumns } from '../features/outbox/outbox.api.ts'
import { webhookSecret } from '../features/webhooks/webhooks.api.ts'
import type { SealedColumn } from '../kernel/seal.ts'

/** Every column that holds sealed texts: after a rotation the job `reseal` seals them with the newest key. */
export const sealedColumns: readonly SealedColumn[] = [
  inquiryPassword,
  askingCode,
  appSecret,
  webhookSecret,
  ...Object.values(outboxColumns),
  ...Object.values(letterColumns),
]
