import { mail } from '@bargah/contract/features/mail/mail.endpoints.ts'
import type { LetterRow } from '@bargah/contract/features/mail/mail.schema.ts'
import {
  letterFailures,
  mailCodeSent,
  mailProven,
  mailRemoved,
} from '@bargah/contract/features/mail/mail.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { textOf } from './deliver-letter.ts'
import { maskAddress } from './mail.rules.ts'
import { findAddress, listLetters, openLetter } from './mail.store.ts'
import { proveMail, removeMail, sendMailCode } from './my-address.ts'

/** `showsTexts`: the server holds the demo world, in which nothing leaves and its administrator reads what would have. */
export type MailPorts = { keys: KeyRing; channels: Channels; showsTexts: boolean }

export const mailRoutes = ({ keys, channels, showsTexts }: MailPorts) =>
  routes(mail, {
    showMyMail: async (call) => {
      const own = await findAddress(call.db, sessionOf(call).userId)
      const { mail: sendsMail } = channels
      return { address: own?.address ?? null, provenAt: own?.provenAt.toISOString() ?? null, sendsMail }
    },
    sendMailCode: async (call, { body: { Address } }) =>
      made(mailCodeSent, await sendMailCode(call, { keys, channels }, Address)),
    proveMail: says(mailProven, (call, { body: { Address, Code } }) =>
      proveMail(call, keys, { address: Address, code: Code }),
    ),
    removeMail: says(mailRemoved, (call) => removeMail(call, keys)),
    listLetters: async (call) => {
      const rows = await listLetters(call.db)
      return whole(rows.map((row) => ({ ...presentLetter(row), ...presentSealed(keys, row, showsTexts) })))
    },
  })

type Row = Awaited<ReturnType<typeof listLetters>>[number]
type Sealed = Pick<LetterRow, 'to' | 'subject' | 'text' | 'fileName' | 'fileBytes'>

const presentLetter = ({
  id,
  kind,
  state,
  failure,
  createdAt,
  sentAt,
}: Row): Omit<LetterRow, keyof Sealed> => ({
  id,
  kind,
  state,
  failure: failure && letterFailures[failure],
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

function presentSealed(keys: KeyRing, row: Row, showsTexts: boolean): Sealed {
  const { to, values } = openLetter(keys, row)
  const { subject, text } = textOf(row.kind, values)
  const file = 'file' in values ? values.file : null
  return {
    to: showsTexts ? to : maskAddress(to),
    subject,
    fileName: file?.name ?? null,
    fileBytes: file?.bytes ?? null,
    text: showsTexts ? text : null,
  }
}
