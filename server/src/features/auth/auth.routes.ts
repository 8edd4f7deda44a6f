import { auth } from '@bargah/contract/features/auth/auth.endpoints.ts'
import { signedOut } from '@bargah/contract/features/auth/auth.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, routes } from '../../kernel/routes.ts'
import { endSession } from './auth.store.ts'
import { signIn } from './sign-in.ts'

const unknownDevice = 'unknown-device'

export const authRoutes = () =>
  routes(auth, {
    signIn: (call, { body }) =>
      signIn(call, {
        username: body.Username,
        password: body.Password,
        door: body.Role,
        deviceId: body.DeviceId ?? unknownDevice,
      }),
    signOut: async (call) => {
      await call.write((tx, now) => endSession(tx, sessionOf(call).sessionId, now))
      return done(signedOut)
    },
  })
