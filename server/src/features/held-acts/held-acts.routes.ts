import { heldActs } from '@bargah/contract/features/held-acts/held-acts.endpoints.ts'
import { actHeld, actTakenBack } from '@bargah/contract/features/held-acts/held-acts.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { made, routes, says } from '../../kernel/routes.ts'
import { listHeldActs } from './held-acts.store.ts'
import { holdAct, type Holding, holdLonger, takeBackHeldAct } from './hold-act.ts'

export const heldActsRoutes = (holding: Holding) =>
  routes(heldActs, {
    listHeldActs: (call) => listHeldActs(call.db, sessionOf(call).userId),
    holdAct: async (call, { body }) => {
      const input = { query: body.Query ?? {}, body: body.Body ?? {} }
      return made(actHeld, { id: await holdAct(call, holding, { name: body.Call, input }) })
    },
    holdLonger: says(actHeld, (call, { body }) => holdLonger(call, body.Id)),
    takeBackHeldAct: says(actTakenBack, (call, { body }) => takeBackHeldAct(call, body.Id)),
  })
