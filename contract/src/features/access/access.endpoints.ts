import * as z from 'zod/mini'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { text } from '../../kernel/fields.ts'

export const access = {
  checkIsAdminOrSupport: endpoint({
    method: 'GET',
    path: '/api/ClientApi/CheckMemberTypeIsAdmin',
    reply: 'bare',
    effect: 'read',
    about: ['member'],
    access: 'signedIn',
    data: z.boolean(),
  }),
  checkIsAdmin: endpoint({
    ...reading,
    path: '/api/v1/User/GetAccessIsAdmin',
    about: ['member'],
    access: 'signedIn',
    data: z.boolean(),
  }),
  checkHasAccessTo: endpoint({
    method: 'GET',
    path: '/api/ClientApi/HasAccessTo',
    reply: 'bare',
    effect: 'read',
    about: ['member'],
    access: 'signedIn',
    query: z.object({ permissionName: text('نام دسترسی', { max: 100 }) }),
    data: z.boolean(),
  }),
}
