import type { Route } from '../kernel/routes.ts'
import { accessRoutes } from '../features/access/access.routes.ts'
import { authRoutes } from '../features/auth/auth.routes.ts'
import { walletRoutes } from '../features/wallet/wallet.routes.ts'
import type { Ports } from './ports.ts'

/** Every route of the product. */
export const allRoutes = (ports: Ports): Route[] => [...accessRoutes(), ...authRoutes(), ...walletRoutes()]
