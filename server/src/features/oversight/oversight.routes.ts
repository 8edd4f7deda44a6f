import { oversight } from '@bargah/contract/features/oversight/oversight.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, routes } from '../../kernel/routes.ts'
import { listFindings, showFinding } from './findings.views.ts'
import { insertNote } from './oversight.store.ts'

export const oversightRoutes = () =>
  routes(oversight, {
    listFindings: (call) => listFindings(call.db, sessionOf(call)),
    showFinding: (call, { query }) => showFinding(call.db, sessionOf(call), query.Id),
    noteFinding: async (call, { body }) => {
      const { userId } = sessionOf(call)
      // whoever may not see it may not write on it
      const { id: findingId } = await showFinding(call.db, sessionOf(call), body.FindingId)
      await call.write((tx, at) => insertNote(tx, { findingId, userId, words: body.Words, at }))
      return done('یادداشت شما ماند؛ دیگران هم آن را می‌خوانند.')
    },
  })
