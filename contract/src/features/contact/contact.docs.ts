import type { FeatureDocs } from '../../kernel/docs.ts'

export const contactDocs: FeatureDocs = {
  calls: {
    showContact: 'Shows the support’s number and the rules; the rest to administrators only.',
    changeContact: 'Changes how the operator is reached, and the rules.',
  },
  fields: {
    contactId: 'Sent by old clients; there is one contact.',
    suportTell: 'Telephone number of the support.',
    rules: 'The rules that everybody reads.',
    sendsSms: 'Whether text messages reach anybody; without, nobody comes in or registers by a code.',
    name: 'Name of the operator.',
    tell: 'Telephone number of the operator.',
    fax: 'Fax number of the operator.',
    site: 'Web address of the operator.',
    email: 'E-mail address of the operator.',
    address: 'Postal address of the operator.',
  },
}
