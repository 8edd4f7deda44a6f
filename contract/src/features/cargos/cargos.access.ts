import { organizations, supporters } from '../../kernel/access.ts'

/** Who may look into cargos (spec 2 §2.3). */
export const cargoReaders = {
  roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'],
  flags: ['access_Load_Manage'],
} as const
