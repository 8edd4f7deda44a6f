import * as z from 'zod/mini'
import { endpoint, reading, writing } from '../../kernel/endpoint.ts'
import { secret, text } from '../../kernel/fields.ts'

const retry = 'این مرورگر نشانی خود را نداد؛ دوباره تلاش کنید.'

/** Whether notices come to this device while the panel is closed, ours: for one session, off until asked for. */
export const push = {
  showPush: endpoint({
    ...reading,
    path: '/api/v1/Notification/Push',
    about: ['session'],
    access: 'signedIn',
    /** `publicKey`: the key that a browser is told to trust, base64url. */
    data: z.object({ isOn: z.boolean(), publicKey: z.string() }),
  }),
  turnPushOn: endpoint({
    ...writing,
    path: '/api/v1/Notification/PushOn',
    title: 'روشن کردن اعلان روی دستگاه',
    changes: ['session'],
    reaches: [],
    stays: 'reversible',
    access: 'signedIn',
    /** As the browser's PushSubscription has them, the keys in base64url. */
    body: z.object({
      Endpoint: secret(text('نشانی مرورگر', { max: 1_000, missing: retry })),
      PublicKey: secret(text('کلید مرورگر', { max: 200, missing: retry })),
      Auth: secret(text('راز مرورگر', { max: 100, missing: retry })),
    }),
  }),
  turnPushOff: endpoint({
    ...writing,
    path: '/api/v1/Notification/PushOff',
    title: 'خاموش کردن اعلان روی دستگاه',
    changes: ['session'],
    reaches: [],
    stays: 'reversible',
    access: 'signedIn',
  }),
}
