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
import { done, made, routes, whole } from '../../kernel/routes.ts'
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
    forgetPassword: async (call, { query }) => {
      await forgetPassword(call, parts, { mobile: query.mobile, door: query.Role ?? 'Driver' })
      return done(temporaryPasswordSent)
    },
    signOut: async (call) => {
      await call.write((tx, now) => endSession(tx, windowOf(call).sessionId, now))
      return done(signedOut)
    },
    showMe: async (call) => {
      const session = sessionOf(call)
      const { profile, ...account } = await showAccount(call.db, session.userId)
      const { mustAddFactor, mustChangePassword: passwordMustChange } = session
      return {
        member: presentMember({ ...account, mustAddFactor, passwordMustChange }),
        profile,
      }
    },
    chooseDepth: async (call, { body }) => {
      await call.write(async (tx) => {
        await setDepth(tx, sessionOf(call).userId, body.ShowsAll)
      })
      return done(depthChosen)
    },
    changeMyPassword: async (call, { body }) => {
      await changeMyPassword(call, { current: body.CurrentPassword, wanted: body.NewPassword })
      return done(passwordChanged)
    },
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
    reauthenticate: async (call, { body }) => {
      await reauthenticate(call, parts, { password: body.Password, factor: body })
      return done(passwordTaken)
    },
    changePasswordOf: async (call, { body }) => {
      await changePasswordOf(call, { username: body.Item1, wanted: body.Item2 })
      return done(passwordOfChanged)
    },
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
