import * as z from 'zod/mini'
import { endpoint, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { AddWishBody, MyWishes, wishFaults } from './wishes.schema.ts'
import { wishRefusals } from './wishes.text.ts'

const drivers = { roles: ['Driver'] } as const

/** Ours: of which routes a driver is told when a load comes. */
export const wishes = {
  listMyWishes: endpoint({
    ...reading,
    path: '/api/v1/Wish/GetMine',
    about: ['wish', 'noticeChoice', 'session'],
    access: drivers,
    data: MyWishes,
  }),
  addWish: endpoint({
    ...writing,
    path: '/api/v1/Wish/AddWish',
    title: 'خبر خواستن از بار یک راه',
    changes: ['wish'],
    reaches: [],
    undoneBy: 'removeWish',
    refusals: [wishRefusals],
    access: drivers,
    body: AddWishBody,
    faults: wishFaults,
    data: madeCommand,
  }),
  removeWish: endpoint({
    ...writing,
    path: '/api/v1/Wish/RemoveWish',
    title: 'برداشتن راهی که از آن خبر می‌خواست',
    changes: ['wish'],
    reaches: [],
    undoneBy: 'addWish',
    access: drivers,
    query: z.object({ Id: id('راه') }),
  }),
}
