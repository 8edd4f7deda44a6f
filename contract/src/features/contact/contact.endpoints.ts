import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { Contact, ContactBody } from './contact.schema.ts'

export const contact = {
  showContact: endpoint({
    method: 'GET',
    path: '/api/ContactApi/GetContact',
    reply: 'bare',
    effect: 'read',
    about: ['contact'],
    access: 'public',
    data: Contact,
  }),
  /** What is not sent is emptied: a form holds all of it. */
  changeContact: endpoint({
    method: 'POST',
    path: '/api/ContactApi/Updatecontact',
    title: 'تغییر تماس و قوانین',
    reply: 'bare',
    effect: 'write',
    changes: ['contact'],
    reaches: [],
    stays: 'typed',
    access: { roles: ['Admin'] },
    body: ContactBody,
    data: z.boolean(),
  }),
}
