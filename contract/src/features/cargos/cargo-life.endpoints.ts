import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { command, endpoint, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { cargoReaders, mayCancelChoices } from './cargos.access.ts'
import {
  CargoLife,
  FinishCargoBody,
  FinishCargosBody,
  FinishedCargos,
  ReturnCargoBody,
} from './cargo-life.schema.ts'
import { mapsRefusals } from '../places/places.text.ts'
import { choicesWait, finishRefusals, returnRefusals, withdrawnFromRound } from './cargo-life.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { ReviewCargoBody, reviewFaults } from './cargos.schema.ts'
import { ReviewChecks } from './review-cargo.schema.ts'
import { declareRefusals, reviewRefusals } from './cargos.text.ts'

const access = { roles: supporters, flags: ['access_Load_Add'] } as const

export const reviewing = {
  /** Ours: the chosen company, or support, takes a product owner's cargo on or sends it back. */
  reviewCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/ReviewCargo',
    title: 'بررسی بار',
    changes: ['cargo', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [reviewRefusals, declareRefusals, factRefusals, mapsRefusals, moneyRefusals],
    access,
    limits: moneyLimits,
    body: ReviewCargoBody,
    faults: reviewFaults,
  }),
  /** Ours: what speaks for taking it on, and what against. */
  showReviewChecks: endpoint({
    ...reading,
    path: '/api/v1/Cargo/ReviewChecks',
    about: ['cargo', 'wallet', 'productOwner', 'company'],
    access,
    query: z.object({ Id: id('بار') }),
    /** Null once it waits no more. */
    data: z.nullable(ReviewChecks),
  }),
}

/** How a cargo ends, comes back, and what happened to it. */
export const cargoLife = {
  finishCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/FinishCargo',
    title: 'اتمام بار',
    changes: ['cargo', 'priority', 'round', 'turn', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [finishRefusals, { choices_wait: choicesWait }],
    byKey: 'cargo_write',
    access: { roles: [...supporters, 'ProductOwnerAdmin'], flags: ['access_Load_Delete'] },
    limits: moneyLimits,
    body: FinishCargoBody,
    ignored: (role) => (mayCancelChoices(role) ? [] : ['IsCancelPriority']),
  }),
  /** Ours: several, each of which is finished or says why not. */
  finishCargos: endpoint({
    ...writing,
    path: '/api/v1/Cargo/FinishCargos',
    title: 'اتمام چند بار',
    changes: ['cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [finishRefusals, { choices_wait: choicesWait }],
    byKey: 'cargo_write',
    access: { roles: [...supporters, 'ProductOwnerAdmin'], flags: ['access_Load_Delete'] },
    limits: moneyLimits,
    body: FinishCargosBody,
    data: command(FinishedCargos),
  }),
  returnCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/ReturnCargo',
    title: 'برگشت بار به ارسال',
    changes: ['cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [returnRefusals, { round_open: withdrawnFromRound }, factRefusals, mapsRefusals, moneyRefusals],
    access: { roles: supporters, flags: ['access_Load_Delete'] },
    limits: moneyLimits,
    body: ReturnCargoBody,
  }),
  /** Ours: what happened to a cargo, and what its end would do. */
  showCargoLife: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetLife',
    about: ['cargo', 'round', 'priority', 'permit'],
    byKey: 'cargo_read',
    access: cargoReaders,
    query: z.object({ cargoId: id('بار') }),
    data: CargoLife,
  }),
}
