import type { Notice } from './notifications.store.ts'

/** A notice that says nothing in particular, for tests. */
export const plainNotice = {
  kind: 'account',
  state: 'informational',
  subject: 'موضوع',
  message: 'متن',
  link: '/',
} as const satisfies Partial<Notice>
