import { access } from '@bargah/contract/features/access/access.endpoints.ts'
import {
  type Flag,
  flagAliases,
  flags,
  holdsFlag,
  isOneOf,
  type Role,
  supporters,
} from '@bargah/contract/kernel/access.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'

const flagByName = new Map<string, Flag>([
  ...flags.map((flag): [string, Flag] => [flag.toLowerCase(), flag]),
  ...Object.entries(flagAliases).map(([name, flag]): [string, Flag] => [name.toLowerCase(), flag]),
])

/** A flag's name with or without `access_`: always true for the company's admin, never for a name that is no flag (rules 1.10). */
function hasAccessTo(who: { role: Role; flags: readonly Flag[] }, name: string): boolean {
  const flag = flagByName.get(`access_${name.toLowerCase().replace(/^access_/, '')}`)
  return flag !== undefined && holdsFlag(who, flag)
}

export const accessRoutes = () =>
  routes(access, {
    checkIsAdminOrSupport: async (call) => isOneOf(sessionOf(call).role, supporters),
    checkIsAdmin: async (call) => sessionOf(call).role === 'Admin',
    checkHasAccessTo: async (call, { query }) => hasAccessTo(sessionOf(call), query.permissionName),
  })
