import { wallet } from '@bargah/contract/features/wallet/wallet.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { balanceOf } from './wallet.store.ts'

export const walletRoutes = () =>
  routes(wallet, {
    showMyBalance: async (call) => {
      const { driverId, companyId } = sessionOf(call)
      if (driverId !== null)
        return { availableBalance: await balanceOf(call.db, { driverId }), heldBalance: 0 }
      if (companyId === null) return { availableBalance: 0, heldBalance: 0 }
      return {
        availableBalance: await balanceOf(call.db, { companyId, held: false }),
        heldBalance: await balanceOf(call.db, { companyId, held: true }),
      }
    },
  })
