import * as z from 'zod/mini'
import { command, endpoint, plainCommand } from '../../kernel/endpoint.ts'
import { HeldAct, HeldActBody, HoldActBody } from './held-acts.schema.ts'

/** Ours: acts that wait a few seconds so that they can be taken back, and are done by the server then. */
export const heldActs = {
  listHeldActs: endpoint({
    method: 'GET',
    path: '/api/v1/HeldAct/GetMine',
    reply: 'envelope',
    effect: 'read',
    about: ['heldAct'],
    access: 'signedIn',
    data: z.array(HeldAct),
  }),
  /** Tries the act out and takes it back at once, so that what would be refused is refused now. */
  holdAct: endpoint({
    method: 'POST',
    path: '/api/v1/HeldAct/Hold',
    title: 'خواستن کاری که می‌شود برگرداند',
    reply: 'envelope',
    effect: 'write',
    changes: ['heldAct'],
    reaches: [],
    undoneBy: 'takeBackHeldAct',
    access: 'signedIn',
    body: HoldActBody,
    data: command(z.object({ id: z.number() })),
  }),
  holdLonger: endpoint({
    method: 'POST',
    path: '/api/v1/HeldAct/HoldLonger',
    title: 'بیشتر نگه داشتن کار',
    reply: 'envelope',
    effect: 'write',
    changes: ['heldAct'],
    reaches: [],
    stays: 'other_way',
    access: 'signedIn',
    body: HeldActBody,
    data: plainCommand,
  }),
  takeBackHeldAct: endpoint({
    method: 'POST',
    path: '/api/v1/HeldAct/TakeBack',
    title: 'برگرداندن کار',
    reply: 'envelope',
    effect: 'write',
    changes: ['heldAct'],
    reaches: [],
    stays: 'other_way',
    access: 'signedIn',
    body: HeldActBody,
    data: plainCommand,
  }),
}
