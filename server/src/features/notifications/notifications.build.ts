import type { TestApp } from '../../../test/app.ts'
import type { Notice } from './notifications.store.ts'

/** A notice that says nothing in particular, for tests. */
export const plainNotice = {
  kind: 'account',
  state: 'informational',
  subject: 'موضوع',
  message: 'متن',
  link: '/',
} as const satisfies Partial<Notice>

/** The subjects of an account's notices, the newest first. */
export const subjectsTo = async (app: TestApp, token: string): Promise<string[]> =>
  (await app.call('listNotifications', { token })).data.map(
    (one: { notificiation: { subject: string } }) => one.notificiation.subject,
  )
