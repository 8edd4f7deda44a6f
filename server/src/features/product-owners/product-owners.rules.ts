import type { OwnerRefusal } from '@bargah/contract/features/product-owners/product-owners.text.ts'

/** In: whether a cargo of his is sent or awaits review, or a permit for one is open. */
export const mayDelete = (hasWork: boolean): OwnerRefusal | null => (hasWork ? 'has_work' : null)
