import type { FeatureDocs } from '../../kernel/docs.ts'

export const codesDocs: FeatureDocs = {
  calls: {
    sendCode: 'Sends a code to a mobile number, to prove that it is the caller’s.',
    checkCode: 'Takes the code that was sent, and answers a proof for the registration.',
  },
  fields: {
    code: 'Code that was sent by text message.',
  },
}
