import { codes } from '@bargah/contract/features/codes/codes.endpoints.ts'
import { codeRight, codeSent } from '@bargah/contract/features/codes/codes.text.ts'
import { hashOfAsker } from '../../kernel/asker.ts'
import { made, routes } from '../../kernel/routes.ts'
import { payerOfNumber } from '../auth/auth.api.ts'
import { checkCode } from './check-code.ts'
import { codeLifeMs } from './codes.rules.ts'
import { type CodeParts, sendCode } from './send-code.ts'

// the specification's two calls are those of registration
const purpose = 'registration'

export const codesRoutes = (parts: CodeParts) =>
  routes(codes, {
    sendCode: async (call, { body: { mobile } }) => {
      const payer = await payerOfNumber(call, mobile)
      const askerHash = hashOfAsker(call.markAsker())
      const { sendsLeft } = await sendCode(call, parts, { mobile, purpose, askerHash, payer })
      return made(codeSent, { validMs: codeLifeMs, sendsLeft })
    },
    checkCode: async (call, { body: { mobile, code } }) => {
      const askerHash = hashOfAsker(call.asker ?? '')
      await checkCode(call, parts.keys, { mobile, purpose, code, askerHash })
      return made(codeRight, true)
    },
  })
