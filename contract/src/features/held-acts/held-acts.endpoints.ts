import * as z from 'zod/mini'
import { endpoint, madeCommand, plainCommand, reading, writing } from '../../kernel/endpoint.ts'
import { HeldAct, HeldActBody, HoldActBody } from './held-acts.schema.ts'
import { companyUserRefusals } from '../company-users/company-users.text.ts'
import { bulkStays, itemUsed } from '../catalog/base.text.ts'
import { customerInUse, customerRefusals } from '../customers/customers.text.ts'
import {
  activateDriverRefusals,
  deactivateDriverRefusals,
  driverIncomplete,
} from '../drivers/drivers.text.ts'
import { heldActRefusals } from './held-acts.text.ts'
import { permitRefusals } from '../permits/permits.text.ts'
import { ownerRefusals } from '../product-owners/product-owners.text.ts'

const onHeld = {
  ...writing,
  changes: ['heldAct'],
  reaches: [],
  stays: 'reversible',
  refusals: [heldActRefusals],
  access: 'signedIn',
  body: HeldActBody,
  data: plainCommand,
} as const

/** Ours: acts that wait a few seconds so that they can be taken back, and are done by the server then. */
export const heldActs = {
  listHeldActs: endpoint({
    ...reading,
    path: '/api/v1/HeldAct/GetMine',
    about: ['heldAct'],
    access: 'signedIn',
    data: z.array(HeldAct),
  }),
  /** Tries the act out and takes it back at once, so that what would be refused is refused now. */
  holdAct: endpoint({
    ...writing,
    path: '/api/v1/HeldAct/Hold',
    title: 'خواستن کاری که می‌شود برگرداند',
    changes: ['heldAct'],
    reaches: [],
    undoneBy: 'takeBackHeldAct',
    refusals: [
      heldActRefusals,
      { bulk: bulkStays, used: itemUsed },
      customerRefusals,
      { in_use: customerInUse },
      permitRefusals,
      ownerRefusals,
      companyUserRefusals,
      activateDriverRefusals,
      { incomplete: driverIncomplete },
      deactivateDriverRefusals,
    ],
    access: 'signedIn',
    body: HoldActBody,
    data: madeCommand,
  }),
  holdLonger: endpoint({
    ...onHeld,
    path: '/api/v1/HeldAct/HoldLonger',
    title: 'بیشتر نگه داشتن کار',
  }),
  takeBackHeldAct: endpoint({
    ...onHeld,
    path: '/api/v1/HeldAct/TakeBack',
    title: 'برگرداندن کار',
  }),
}
