import { organizations, type Role, supporters } from '../../kernel/access.ts'

/** Who may look into cargos (rules 1.3, 9.18). */
export const cargoReaders = {
  roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'],
  flags: ['access_Load_Manage'],
} as const

/** Who may cancel the choices that wait for a cargo (rules 9.12). */
export const mayCancelChoices = (role: Role | null): boolean => role === 'Admin'
