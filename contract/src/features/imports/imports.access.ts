import { supporters } from '../../kernel/access.ts'

/** Whoever may write some of what is imported; each kind is offered to those who may make its call. */
export const importers = {
  roles: [...supporters, 'ProductOwnerAdmin'],
  flags: ['access_Customer_Add', 'access_Load_Add'],
} as const
