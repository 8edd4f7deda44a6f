import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'

/** What an administrator does with a product owner; `open` opens his drawer. */
export type OwnerAct = 'open' | 'edit' | 'account' | 'password' | 'delete'
export type OnOwnerAct = (act: OwnerAct, owner: OwnerRow) => void

export const isAccepted = ({ status }: OwnerRow) => status === ownerStatus.active

export const nameOf = ({ firstname, lastname }: Pick<OwnerRow, 'firstname' | 'lastname'>) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** The acts of a row's menu and of its drawer (rules 20.8). */
export function ownerMenu(owner: OwnerRow, onAct: OnOwnerAct) {
  const item = (key: OwnerAct, label: string) => ({ key, label, onSelect: () => onAct(key, owner) })
  return [
    item('edit', 'ویرایش'),
    isAccepted(owner) && item('account', owner.userId === null ? 'ساختن حساب' : 'ساختن گذرواژهٔ تازه'),
    owner.userId !== null && item('password', 'تغییر گذرواژه'),
    { ...item('delete', 'حذف صاحب کالا'), danger: true },
  ]
}
