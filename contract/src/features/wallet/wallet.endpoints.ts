import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'

/** Rials. `heldBalance` is what a company's open cargos have on hold (decisions §8). */
export const Balance = z.object({ availableBalance: z.number(), heldBalance: z.number() })

export const wallet = {
  showMyBalance: endpoint({
    method: 'GET',
    path: '/api/v1/AccountActivity/LastInventoryWeb',
    reply: 'envelope',
    effect: 'read',
    about: ['wallet'],
    access: { roles: ['Driver', 'TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: Balance,
  }),
}
