import { endpoint, plainCommand, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { decidedForDeclaration, declarationFaults, UpdateCargoBody } from './cargos.schema.ts'
import { declareRefusals } from './cargos.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { frozenInRound, updateRefusals } from './update-cargo.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { mapsRefusals } from '../places/places.text.ts'

export const updatingCargos = {
  updateCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/UpdateCargo',
    title: 'ویرایش بار',
    changes: ['cargo', 'wallet'],
    reaches: ['money', 'log'],
    refusals: [
      updateRefusals,
      { frozen: frozenInRound },
      declareRefusals,
      factRefusals,
      mapsRefusals,
      moneyRefusals,
    ],
    access: { roles: [], flags: ['access_Load_Update'] },
    limits: moneyLimits,
    body: UpdateCargoBody,
    ignored: () => decidedForDeclaration('company'),
    faults: (body) => declarationFaults(body, 'company'),
    data: plainCommand,
  }),
}
