import { oversight } from '@bargah/contract/features/oversight/oversight.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, routes } from '../../kernel/routes.ts'
import { listFindings, showFinding } from './findings.views.ts'
import { noteFinding } from './note-finding.ts'

export const oversightRoutes = () =>
  routes(oversight, {
    listFindings: (call) => listFindings(call.db, sessionOf(call)),
    showFinding: (call, { query }) => showFinding(call.db, sessionOf(call), query.Id),
    noteFinding: async (call, { body }) => {
      await noteFinding(call, { findingId: body.FindingId, words: body.Words })
      return done('یادداشت شما ماند؛ دیگران هم آن را می‌خوانند.')
    },
  })
