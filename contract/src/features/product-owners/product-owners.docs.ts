import { type FeatureDocs, wordCodes } from '../../kernel/docs.ts'
import { ownerStatus } from './product-owners.states.ts'
import { OwnerRow } from './product-owners.schema.ts'
import { ownerRefusals } from './product-owners.text.ts'

export const productOwnersDocs: FeatureDocs = {
  calls: {
    listOwners: 'Lists the cargo owners.',
    showOwner: 'Shows a cargo owner with its registration.',
    registerOwner: 'Registers a cargo owner, whom the administration then accepts or rejects.',
    editOwner: 'Changes what is known of a cargo owner.',
    deleteOwner: 'Deletes a cargo owner who has no load or permit open.',
    acceptOwner: 'Accepts the registration of a cargo owner and opens his account.',
    rejectOwner: 'Rejects the registration of a cargo owner and says why.',
    createOwnerUser: 'Makes the account of a cargo owner and shows its password once.',
  },
  fields: {
    id: 'Cargo owner, an id of `listOwners`.',
    productOwnerId: 'Cargo owner, an id of `listOwners`.',
    type: 'Whether it is a firm.',
    userId: 'Account of the owner; null while there is none.',
    username: 'Name of the account, or of the one that is opened when the registration is accepted.',
    cargoCount: 'How many loads the owner declared.',
    hasWork: 'Whether a load is not finished or a permit is open, so that the owner is not deleted.',
    dateCreated: 'Jalali day of the registration.',
    timeCreated: 'Time of the registration, Tehran.',
    createdAt: 'Instant of the registration.',
    status: `How the owner stands: ${wordCodes(ownerStatus)}.`,
    desc: 'Why it is rejected; the owner reads it.',
    file: 'Picture of the card of the owner.',
  },
  shapes: { OwnerRow },
  reasons: { OwnerReason: ownerRefusals },
}
