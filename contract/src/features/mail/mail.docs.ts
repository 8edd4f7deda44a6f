import type { FeatureDocs } from '../../kernel/docs.ts'

export const mailDocs: FeatureDocs = {
  calls: {
    showMyMail: 'Shows the caller’s proven mail address.',
    sendMailCode: 'Sends a code to a mail address, to prove that it is the caller’s.',
    proveMail: 'Takes that code; the address is the caller’s from then on.',
    removeMail: 'Takes the caller’s mail address away.',
    listLetters: 'Lists the letters that were sent, wait or failed.',
  },
  fields: {
    address: ['Mail address.', 'name@example.com'],
    code: 'Code that was sent by mail.',
    provenAt: 'Instant since which the address is the caller’s; null where there is none.',
    sendsMail: 'Whether letters reach anybody; without, no address can be given.',
    id: 'Number of the letter.',
    kind: 'What the letter is about.',
    to: 'Address to which it goes, most of it hidden except in a demo.',
    subject: 'Subject of the letter.',
    fileName: 'Name of the file that goes with it; null where none does.',
    fileBytes: 'Size of that file, bytes.',
    text: 'Text of the letter; null except in a demo, since it may hold a code.',
    failure: 'Why it has not gone; null where it went or was not tried yet.',
    sentAt: 'Instant at which it went; null while it has not.',
    state: 'Whether it went, waits or was given up.',
  },
}
