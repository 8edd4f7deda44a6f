import { wishes } from '@bargah/contract/features/wishes/wishes.endpoints.ts'
import { wishAdded, wishRemoved } from '@bargah/contract/features/wishes/wishes.text.ts'
import { driverOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { addWish } from './add-wish.ts'
import { deleteWish } from './wishes.store.ts'
import { listMyWishes } from './wishes.views.ts'

export const wishesRoutes = ({ channels }: { channels: Channels }) =>
  routes(wishes, {
    listMyWishes: async (call) => listMyWishes(call.db, channels, driverOf(call).driverId, await call.now()),
    addWish: async (call, { body }) => {
      const route = { fromCityId: body.FromCityId ?? null, toCityId: body.ToCityId ?? null }
      return made(wishAdded, await addWish(call, route))
    },
    removeWish: async (call, { query }) => {
      const { driverId } = driverOf(call)
      await call.write(async (tx) => {
        if (!(await deleteWish(tx, query.Id, driverId))) throw notFound('راهی با این مشخصات')
        return null
      })
      return done(wishRemoved)
    },
  })
