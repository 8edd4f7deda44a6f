import { supporters } from '../../kernel/access.ts'

/** Whoever may write some of what is imported; each kind is offered to those who may make its call. */
export const importers = { roles: supporters, flags: ['access_Customer_Add'] } as const
