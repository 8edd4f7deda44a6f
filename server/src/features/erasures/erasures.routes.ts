import { erasures } from '@bargah/contract/features/erasures/erasures.endpoints.ts'
import { erasureAsked, erasureDone } from '@bargah/contract/features/erasures/erasures.text.ts'
import { requestWithdrawn } from '@bargah/contract/kernel/two-admins.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { routes, says, whole } from '../../kernel/routes.ts'
import { mayConfirm } from '../../kernel/two-admins.rules.ts'
import { askErasure, confirmErasure, withdrawErasure } from './erase-driver.ts'
import { listErasures } from './erasures.store.ts'

export const erasuresRoutes = ({ keys }: { keys: KeyRing }) =>
  routes(erasures, {
    listErasures: async (call) => {
      const now = await call.now()
      const rows = await listErasures(call.db, now)
      return whole(rows.map((row) => presentErasure(row, sessionOf(call).userId, now)))
    },
    askErasure: says(erasureAsked, (call, { body }) =>
      askErasure(call, keys, { nationalId: body.NationalId, reason: body.Reason }),
    ),
    confirmErasure: says(erasureDone, (call, { body }) => confirmErasure(call, body.Id)),
    withdrawErasure: says(requestWithdrawn, (call, { body }) => withdrawErasure(call, body.Id)),
  })

type Erasure = Awaited<ReturnType<typeof listErasures>>[number]
const presentErasure = (erasure: Erasure, readerId: number, now: Date) => ({
  id: erasure.id,
  driverName: `${erasure.firstName} ${erasure.lastName}`.trim(),
  nationalCode: erasure.nationalId,
  reason: erasure.reason,
  askedByName: erasure.askedByName,
  askedAt: erasure.askedAt.toISOString(),
  expiresAt: erasure.expiresAt.toISOString(),
  mayConfirm: mayConfirm(erasure, readerId, now) === null,
})
