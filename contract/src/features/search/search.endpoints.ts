import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import { text } from '../../kernel/fields.ts'
import { SearchHits } from './search.schema.ts'

export const search = {
  /** Cargos, permits, turns, people and companies that one may see, by number, name, plate, phone, place… in any spelling (ours). */
  find: endpoint({
    ...reading,
    path: '/api/v1/Search/Find',
    about: ['cargo', 'permit', 'turn', 'company'],
    byKey: false,
    access: {
      roles: [
        ...supporters,
        ...organizations,
        'TransportationCompanyAdmin',
        'ProductOwnerAdmin',
        'LoadHallAdmin',
      ],
      flags: ['access_Load_Manage', 'access_Reserve_List'],
    },
    query: z.object({ Text: text('متن جست‌وجو', { max: 100 }) }),
    data: SearchHits,
  }),
}
