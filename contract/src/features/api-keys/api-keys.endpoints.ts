import { hourMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { keyTable } from './api-keys.columns.ts'
import { EndKeyBody, KeyRow, KeysQuery, MadeKey, MakeKeyBody, OwnKey } from './api-keys.schema.ts'
import { endKeyRefusals, makeKeyRefusals } from './api-keys.text.ts'

/** Companies, halls and organisations; of a company whoever may add users to it. */
const makers = [
  'ProductOwnerAdmin',
  'LoadHallAdmin',
  'AgentMain',
  'Organization',
  'DriversAssociation',
  'AssociationTransportCompanies',
] as const

export const apiKeys = {
  /** Makes a key of one's own account, and shows it this once. No key makes another. */
  makeApiKey: endpoint({
    ...writing,
    path: '/api/v1/ApiKey/Make',
    title: 'ساختن کلید برنامه',
    changes: ['apiKey', 'notification'],
    reaches: ['outside'],
    refusals: [makeKeyRefusals],
    byKey: false,
    access: { roles: makers, flags: ['access_Member_Add'] },
    limits: [{ by: 'account', most: 30, inMs: hourMs, kept: 'database' }],
    reauthenticates: true,
    showsSecret: true,
    body: MakeKeyBody,
    data: command(MadeKey),
  }),
  /** One's own keys; of a company those of all its users, for whoever may see them; all, for Admin. */
  listApiKeys: endpoint({
    ...listing,
    path: '/api/v1/ApiKey/List',
    about: ['apiKey'],
    byKey: false,
    access: {
      roles: ['Admin', ...makers],
      flags: ['access_Member_List', 'access_Member_Add', 'access_Member_Delete'],
    },
    query: KeysQuery,
    data: KeyRow,
    table: keyTable,
  }),
  /** Ends a key at once: one's own, one of a colleague for whoever may close his account, any for Admin. */
  endApiKey: endpoint({
    ...writing,
    path: '/api/v1/ApiKey/End',
    title: 'پایان دادن کلید برنامه',
    changes: ['apiKey', 'notification'],
    reaches: ['outside'],
    refusals: [endKeyRefusals],
    byKey: false,
    access: { roles: ['Admin', ...makers], flags: ['access_Member_Add', 'access_Member_Delete'] },
    body: EndKeyBody,
  }),
  showApiKey: endpoint({
    ...reading,
    path: '/api/v1/ApiKey/Mine',
    about: ['apiKey'],
    byKey: 'all',
    access: { roles: [...makers, 'TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: OwnKey,
  }),
}
