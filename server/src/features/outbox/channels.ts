import { smsRefusals } from '@bargah/contract/features/outbox/outbox.text.ts'
import { refuse } from '../../kernel/errors.ts'

/** Whether text messages and letters reach anybody. */
export type Channels = { sms: boolean; mail: boolean }

/** In: the settings of both, null for none. On a demo nothing leaves, and its outboxes show everything. */
export const channelsOf = (
  { sms, mail }: { sms: object | null; mail: object | null },
  isDemo: boolean,
): Channels => ({ sms: isDemo || sms !== null, mail: isDemo || mail !== null })

/** Throws the refusal `no_sms` where nobody would get what is to be sent; asked before anything is spent or written. */
export const mustSendSms = ({ sms }: Channels): void => refuse(sms ? null : 'no_sms', smsRefusals)
