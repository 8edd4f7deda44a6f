import { organizations, supporters } from '../../kernel/access.ts'

/** Who may look into cargos (rules 1.3, 9.18). */
export const cargoReaders = {
  roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'],
  flags: ['access_Load_Manage'],
} as const
