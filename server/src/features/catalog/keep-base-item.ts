import {
  type BaseKind,
  bulkStays,
  itemUsed,
  saveItemRefusals,
} from '@bargah/contract/features/catalog/base.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, refuse } from '../../kernel/errors.ts'
import { mayRemoveItem, maySaveItem, mayStopOffering } from './base.rules.ts'
import {
  deleteItem,
  findCategory,
  findItem,
  hasNamesake,
  insertItem,
  type ItemFields,
  listUses,
  lockKind,
  setItem,
  setItemActive,
} from './base.store.ts'

type Saved = ItemFields & { kind: BaseKind; id: number | undefined }

/** Adds a thing to the base information, or changes one under its id. Out: its id. */
export const saveBaseItem = (call: Call, { kind, id, ...sent }: Saved): Promise<number> =>
  call.write(async (tx) => {
    await lockKind(tx, kind)
    const known = id === undefined ? undefined : await expectItem(tx, kind, id)
    const groupCode = known?.groupCode ?? sent.groupCode
    const { name, nextId } = await placeIn(tx, kind, groupCode)
    const item = { ...sent, groupCode, groupName: name ?? sent.groupName }
    const facts = { kind, groupName: item.groupName, hasNamesake: await hasNamesake(tx, kind, item, id) }
    const hasRoom = known !== undefined || kind !== 'loaderType' || nextId < ((groupCode ?? 0) + 1) * 100
    refuse(maySaveItem({ ...facts, hasRoom }), saveItemRefusals)
    if (id === undefined) return insertItem(tx, kind, item, nextId)
    await setItem(tx, kind, id, item)
    return id
  })

const placeIn = async (tx: Tx, kind: BaseKind, code: number | undefined) =>
  kind === 'loaderType' && code !== undefined ? findCategory(tx, code) : { name: null, nextId: 0 }

/** Offers a thing in forms, or does so no more; what was made with it stays. */
export const setBaseItemActive = (call: Call, kind: BaseKind, id: number, isActive: boolean): Promise<void> =>
  call.write(async (tx) => {
    await expectItem(tx, kind, id)
    if (!isActive) refuse(mayStopOffering({ kind, id }), { bulk: bulkStays })
    await setItemActive(tx, kind, id, isActive)
  })

/** Removes a thing that is used nowhere. */
export const removeBaseItem = (call: Call, kind: BaseKind, id: number): Promise<void> =>
  call.write(async (tx) => {
    await lockKind(tx, kind)
    const { name } = await expectItem(tx, kind, id)
    const places = await listUses(tx, kind, id)
    refuse(mayRemoveItem({ kind, id }, places), { bulk: bulkStays, used: itemUsed(name, places) })
    await deleteItem(tx, kind, id)
  })

async function expectItem(tx: Tx, kind: BaseKind, id: number) {
  return mustFind(findItem(tx, kind, id))
}
