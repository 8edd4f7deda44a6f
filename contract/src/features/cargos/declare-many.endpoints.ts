import * as z from 'zod/mini'
import { command, endpoint, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { declarerOf } from './cargos.schema.ts'
import { DeclareCargosBody, DeclaredCargo, faultsOfEach } from './declare-many.schema.ts'
import { declareRefusals } from './cargos.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { mapsRefusals } from '../places/places.text.ts'

export const declareMany = {
  /** Ours: a day's repeated loads in one go, to several destinations or on several days. */
  declareCargos: endpoint({
    ...writing,
    path: '/api/v1/Cargo/AddCargos',
    title: 'اعلام چند بار با هم',
    changes: ['cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [declareRefusals, factRefusals, mapsRefusals, moneyRefusals],
    byKey: 'cargo_write',
    access: { roles: ['ProductOwnerAdmin'], flags: ['access_Load_Add'] },
    limits: moneyLimits,
    body: DeclareCargosBody,
    faults: (body, role) => faultsOfEach(body, declarerOf(role)),
    data: command(z.object({ cargos: z.array(DeclaredCargo) })),
  }),
}
