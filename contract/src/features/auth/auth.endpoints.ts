import * as z from 'zod/mini'
import { endpoint, plainCommand } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { sessionTable } from './auth.columns.ts'
import { ChangePasswordBody, LoginBody, Me, SessionRow, SignedIn } from './auth.schema.ts'

export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/User/login',
    title: 'ورود',
    reply: 'envelope',
    effect: 'write',
    changes: ['session', 'notification'],
    access: 'public',
    body: LoginBody,
    showsSecret: true,
    gate: 'passwords',
    data: SignedIn,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/User/Logout',
    title: 'خروج',
    reply: 'envelope',
    effect: 'write',
    changes: ['session'],
    access: 'signedIn',
    beforePasswordChange: true,
    data: plainCommand,
  }),
  /** Who is signed in as he now is: role and flags may have changed since. */
  showMe: endpoint({
    method: 'GET',
    path: '/api/v1/User/Me',
    reply: 'envelope',
    effect: 'read',
    about: ['member'],
    access: 'signedIn',
    beforePasswordChange: true,
    data: Me,
  }),
  /** Ends the account's other sessions and keeps the one that asks. */
  changeMyPassword: endpoint({
    method: 'POST',
    path: '/api/v1/User/ChangeMyPassword',
    title: 'عوض کردن گذرواژهٔ خود',
    reply: 'envelope',
    effect: 'write',
    changes: ['session'],
    access: 'signedIn',
    beforePasswordChange: true,
    body: ChangePasswordBody,
    gate: 'passwords',
    data: plainCommand,
  }),
  listMySessions: endpoint({
    method: 'GET',
    path: '/api/v1/User/Sessions',
    reply: 'list',
    effect: 'read',
    about: ['session'],
    access: 'signedIn',
    data: SessionRow,
    table: sessionTable,
  }),
  endMySession: endpoint({
    method: 'POST',
    path: '/api/v1/User/EndSession',
    title: 'پایان دادن نشست خود',
    reply: 'envelope',
    effect: 'write',
    changes: ['session'],
    access: 'signedIn',
    body: z.object({ Id: id('نشست') }),
    data: plainCommand,
  }),
}
