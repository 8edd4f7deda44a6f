import {
  ownerEnds,
  ownerRefusals,
  ownerUsername,
} from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { ApplicantKind } from '../applicants/applicants.api.ts'
import { insertOwner, type OwnerFacts, ownerRegistrations, setOwner } from './product-owners.store.ts'

/** The product owners among those who register (rules 3.7). */
export const ownerKind: ApplicantKind<OwnerFacts> = {
  ...ownerRegistrations,
  missing: 'صاحب کالایی با این شماره',
  refusals: ownerRefusals,
  ends: ownerEnds,
  oneAccepted: 'product_owners_by_national_id',
  onePerMobile: 'one_waiting_owner_per_mobile',
  role: 'ProductOwnerAdmin',
  usernameOf: ownerUsername,
  owner: 'productOwnerId',
  belongsTo: (productOwnerId) => ({ productOwnerId }),
  insert: insertOwner,
  set: setOwner,
  recipientsOf: async (_tx, productOwnerId) => [{ productOwnerId }],
}
