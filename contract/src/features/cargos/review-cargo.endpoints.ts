import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint, plainCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { ReviewCargoBody, reviewFaults } from './cargos.schema.ts'
import { ReviewChecks } from './review-cargo.schema.ts'
import { declareRefusals, reviewRefusals } from './cargos.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { mapsRefusals } from '../places/places.text.ts'

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
    data: plainCommand,
  }),
  /** Ours: what speaks for taking it on, and what against. */
  showReviewChecks: endpoint({
    ...reading,
    path: '/api/v1/Cargo/ReviewChecks',
    about: ['cargo', 'wallet', 'productOwner', 'company'],
    access,
    query: z.object({ Id: id('بار') }),
    data: ReviewChecks,
  }),
}
