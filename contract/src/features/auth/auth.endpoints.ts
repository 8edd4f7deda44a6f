import { endpoint, plainCommand } from '../../kernel/endpoint.ts'
import { LoginBody, SignedIn } from './auth.schema.ts'

export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/User/login',
    reply: 'envelope',
    effect: 'write',
    access: 'public',
    body: LoginBody,
    data: SignedIn,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/User/Logout',
    reply: 'envelope',
    effect: 'write',
    access: 'signedIn',
    data: plainCommand,
  }),
}
