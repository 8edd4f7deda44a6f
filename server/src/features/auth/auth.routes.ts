import { auth } from '@bargah/contract/features/auth/auth.endpoints.ts'
import {
  depthChosen,
  passwordChanged,
  passwordOfChanged,
  passwordTaken,
  sessionEnded,
  sessionsEnded,
  signedOut,
  temporaryPasswordSent,
  unknownDevice,
} from '@bargah/contract/features/auth/auth.text.ts'
import { codeSent } from '@bargah/contract/features/codes/codes.text.ts'
import { sessionOf, windowOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { done, made, routes, says, whole } from '../../kernel/routes.ts'
import { codeLifeMs } from '../codes/codes.api.ts'
import { endSession } from './auth.store.ts'
import { changeMyPassword } from './change-my-password.ts'
import { changePasswordOf, renewOfficePassword } from './change-password-of.ts'
import { endSessionsOf, sessionsOf } from './end-sessions-of.ts'
import { endOwnSession, setDepth } from './my-account.store.ts'
import { listSessions, showAccount } from './my-account.views.ts'
import { forgetPassword } from './forget-password.ts'
import { presentMember } from './present-member.ts'
import { reauthenticate } from './reauthenticate.ts'
import { signIn, type SignInParts } from './sign-in.ts'
import { sendSignInCode, signInByCode } from './sign-in-by-code.ts'

export const authRoutes = (parts: SignInParts) =>
  routes(auth, {
    signIn: (call, { body }) =>
      signIn(call, parts, {
        username: body.Username,
        password: body.Password,
        door: body.Role,
        deviceId: body.DeviceId ?? unknownDevice,
        code: body.Code,
        factor: body,
      }),
    sendSignInCode: async (call, { body: { Mobile: mobile } }) => {
      const { sendsLeft } = await sendSignInCode(call, parts, mobile)
      return made(codeSent, { validMs: codeLifeMs, sendsLeft })
    },
    signInByCode: (call, { body }) =>
      signInByCode(call, parts, {
        mobile: body.Mobile,
        code: body.Code,
        deviceId: body.DeviceId ?? unknownDevice,
      }),
    forgetPassword: says(temporaryPasswordSent, (call, { query }) =>
      forgetPassword(call, parts, { mobile: query.mobile, door: query.Role ?? 'Driver' }),
    ),
    signOut: says(signedOut, (call) =>
      call.write((tx, now) => endSession(tx, windowOf(call).sessionId, now)),
    ),
    showMe: async (call) => {
      const session = sessionOf(call)
      const { profile, ...account } = await showAccount(call.db, session.userId)
      const { mustAddFactor, mustChangePassword: passwordMustChange } = session
      return {
        member: presentMember({ ...account, mustAddFactor, passwordMustChange }),
        profile,
      }
    },
    chooseDepth: says(depthChosen, (call, { body }) =>
      call.write(async (tx) => {
        await setDepth(tx, sessionOf(call).userId, body.ShowsAll)
      }),
    ),
    changeMyPassword: says(passwordChanged, (call, { body }) =>
      changeMyPassword(call, { current: body.CurrentPassword, wanted: body.NewPassword }),
    ),
    listMySessions: async (call) => {
      const session = windowOf(call)
      const rows = await listSessions(call.db, session.userId, await call.now())
      return whole(rows.map((row) => presentSession(row, session.sessionId)))
    },
    endMySession: async (call, { body }) => {
      const { userId } = sessionOf(call)
      await call.write(async (tx, now) => {
        const isEnded = await endOwnSession(tx, { userId, sessionId: body.Id }, now)
        if (!isEnded) throw notFound('نشستی با این مشخصات')
      })
      return done(sessionEnded)
    },
    reauthenticate: says(passwordTaken, (call, { body }) =>
      reauthenticate(call, parts, { password: body.Password, factor: body }),
    ),
    changePasswordOf: says(passwordOfChanged, (call, { body }) =>
      changePasswordOf(call, parts.keys, { username: body.Item1, wanted: body.Item2 }),
    ),
    renewOfficePassword: (call, { query }) => renewOfficePassword(call, query.username),
    listSessionsOf: async (call, { query }) => {
      const rows = await sessionsOf(call.db, query.UserId, await call.now())
      return whole(rows.map((row) => presentSession(row, windowOf(call).sessionId)))
    },
    endSessionsOf: async (call, { body }) =>
      done(sessionsEnded(await endSessionsOf(call, { userId: body.UserId, sessionId: body.SessionId }))),
  })

const shownOfDevice = 8
type Row = Awaited<ReturnType<typeof listSessions>>[number]
const presentSession = ({ id, deviceId, browser, system, createdAt, seenAt }: Row, currentId: number) => ({
  id,
  deviceId: deviceId.slice(0, shownOfDevice),
  browser,
  system,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  isCurrent: id === currentId,
})
