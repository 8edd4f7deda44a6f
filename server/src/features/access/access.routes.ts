import { access } from '@bargah/contract/features/access/access.endpoints.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { hasAccessTo } from './access.rules.ts'

export const accessRoutes = () =>
  routes(access, {
    checkIsAdminOrSupport: async (call) => isOneOf(sessionOf(call).role, supporters),
    checkIsAdmin: async (call) => sessionOf(call).role === 'Admin',
    checkHasAccessTo: async (call, { query }) => hasAccessTo(sessionOf(call), query.permissionName),
  })
