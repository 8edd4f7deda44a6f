import * as z from 'zod/mini'
import { organizations } from '../../kernel/access.ts'
import { endpoint, reading, searching, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { findingTable } from './oversight.columns.ts'
import { FindingRow, FindingWhole, NoteFindingBody } from './oversight.schema.ts'

/** Administrators see every finding, organisations those of their linked halls and companies (rules 16.8). */
const access = { roles: ['Admin', ...organizations] } as const

export const oversight = {
  /** What looks like favour, the newest first (ours). */
  listFindings: endpoint({
    ...searching,
    path: '/api/v1/Oversight/FindingsList',
    about: ['finding'],
    access,
    data: FindingRow,
    table: findingTable,
  }),
  /** One with its rows and notes (ours). */
  showFinding: endpoint({
    ...reading,
    path: '/api/v1/Oversight/GetById',
    about: ['finding'],
    access,
    query: z.object({ Id: id('یافته') }),
    data: FindingWhole,
  }),
  /** Somebody who looked into it says what he saw (ours). */
  noteFinding: endpoint({
    ...writing,
    path: '/api/v1/Oversight/AddNote',
    title: 'یادداشت بر یافتهٔ بازرسی',
    changes: ['finding'],
    reaches: [],
    stays: 'typed',
    access,
    body: NoteFindingBody,
  }),
}
