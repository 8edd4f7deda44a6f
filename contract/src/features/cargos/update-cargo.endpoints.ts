import * as z from 'zod/mini'
import { plainCommand, endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { DeclareCargoBody, decidedForDeclaration, declarationFaults } from './cargos.schema.ts'

/**
 * A declared cargo as it is to read from now on: the whole declaration. What is said of the announcement counts while it
 * is still to come; nothing said leaves it (rules 9.14).
 */
export const UpdateCargoBody = z.extend(DeclareCargoBody, { Id: id('بار') })

export const updatingCargos = {
  updateCargo: endpoint({
    method: 'POST',
    path: '/api/v1/Cargo/UpdateCargo',
    title: 'ویرایش بار',
    reply: 'envelope',
    effect: 'write',
    changes: ['cargo', 'wallet'],
    reaches: ['money', 'log'],
    access: { roles: [], flags: ['access_Load_Update'] },
    limits: moneyLimits,
    body: UpdateCargoBody,
    ignored: () => decidedForDeclaration('company'),
    faults: (body) => declarationFaults(body, 'company'),
    data: plainCommand,
  }),
}
