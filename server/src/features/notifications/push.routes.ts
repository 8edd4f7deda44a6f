import { push } from '@bargah/contract/features/notifications/push.endpoints.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { windowOf } from '../../kernel/call.ts'
import { badInput } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'
import { deletePush, isPushOn, savePush } from './push.store.ts'

export const pushRoutes = ({ push: service }: { push: Push }) =>
  routes(push, {
    showPush: async (call) => ({
      isOn: await isPushOn(call.db, windowOf(call).sessionId),
      publicKey: service.ownKey.publicKey,
    }),
    turnPushOn: (call, { body }) => {
      const browser = { endpoint: body.Endpoint, publicKey: body.PublicKey, auth: body.Auth }
      if (!service.knows(browser))
        throw badInput(['اعلان این مرورگر را نمی‌شناسیم؛ با مرورگر دیگری تلاش کنید.'])
      const target = { ...browser, keyId: service.ownKey.id }
      return call.write(async (tx, now) => {
        await savePush(tx, windowOf(call), target, now)
        return done('اعلان‌ها روی این دستگاه هم نشان داده می‌شود.')
      })
    },
    turnPushOff: (call) =>
      call.write(async (tx) => {
        await deletePush(tx, windowOf(call).sessionId)
        return done('اعلان‌ها دیگر روی این دستگاه نشان داده نمی‌شود.')
      }),
  })
