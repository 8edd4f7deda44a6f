import { endpoint, listing, plainCommand, writing } from '../../kernel/endpoint.ts'
import { erasureTable } from './erasures.columns.ts'
import { AskErasureBody, ErasureBody, ErasureRow } from './erasures.schema.ts'
import { erasureRefusals } from './erasures.text.ts'

const admin = { roles: ['Admin'] } as const
const write = {
  ...writing,
  access: admin,
  reauthenticates: true,
  refusals: [erasureRefusals],
  data: plainCommand,
} as const

/** Ours: a driver who leaves is forgotten, by the word of two administrators (docs/decisions/0130). */
export const erasures = {
  listErasures: endpoint({
    ...listing,
    path: '/api/v1/Erasure/GetAll',
    about: ['driver'],
    access: admin,
    data: ErasureRow,
    table: erasureTable,
  }),
  /** One administrator asks; the driver and the other administrators are told, and one of them confirms within three days. */
  askErasure: endpoint({
    ...write,
    path: '/api/v1/Erasure/Ask',
    title: 'درخواست پاک کردن اطلاعات راننده',
    changes: ['driver', 'notification', 'sms'],
    reaches: ['outside'],
    body: AskErasureBody,
  }),
  /** It cannot be brought back. */
  confirmErasure: endpoint({
    ...write,
    path: '/api/v1/Erasure/Confirm',
    title: 'پاک کردن اطلاعات راننده',
    changes: ['driver', 'session', 'user', 'permit', 'turn', 'message', 'audit'],
    reaches: ['outside'],
    body: ErasureBody,
  }),
  withdrawErasure: endpoint({
    ...write,
    path: '/api/v1/Erasure/Withdraw',
    title: 'پس گرفتن درخواست پاک کردن اطلاعات راننده',
    changes: ['driver'],
    reaches: [],
    held: true,
    body: ErasureBody,
  }),
}
