import { baseItemTable } from '@bargah/contract/features/catalog/base.columns.ts'
import type { BaseItemRow } from '@bargah/contract/features/catalog/base.schema.ts'
import { type BaseKind, baseKindLabels, baseKinds } from '@bargah/contract/features/catalog/base.text.ts'
import { Going } from '../../kernel/Going.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

export type BaseAct = 'edit' | 'setActive' | 'remove'
export type OnBaseAct = (act: BaseAct, item: BaseItemRow) => void

const OfferedBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'فعال' : 'غیرفعال'}</Badge>
)

const BaseItemMenu = ({ item, onAct }: { item: BaseItemRow; onAct: OnBaseAct }) => (
  <RowMenu
    of={item.name}
    items={[
      { key: 'edit', label: 'ویرایش', shortcut: 'E', onSelect: () => onAct('edit', item) },
      {
        key: 'setActive',
        label: item.isActive ? 'غیرفعال کردن' : 'فعال کردن',
        shortcut: 'A',
        onSelect: () => onAct('setActive', item),
      },
      { key: 'remove', label: 'حذف', shortcut: 'D', onSelect: () => onAct('remove', item) },
    ]}
  />
)

/** A name, and under it what lists with little room say in its place, where that is another: loader types alone have one. */
const Names = ({ name, shortName }: BaseItemRow) =>
  shortName === null || shortName === name ? (
    name
  ) : (
    <span className="two">
      {name}
      <span className="regular muted">{shortName}</span>
    </span>
  )

/** Loader types alone have a code of their category, packagings no category at all. */
const kindOf = ({ groupCode, groupName }: BaseItemRow): BaseKind =>
  groupCode !== null ? 'loaderType' : groupName === null ? 'packaging' : 'goods'

/** Goods, packagings and loader types, each under its tab. */
export const baseList = (onAct: OnBaseAct) =>
  listScreen('listBaseItems', baseItemTable, {
    list: 'baseItems',
    noun: 'مورد',
    columns: {
      name: { shows: 'name', isIdentity: true, cell: (row) => <Names {...row} /> },
      group: { shows: 'groupName', heading: 'دسته' },
      active: {
        shows: 'isActive',
        heading: 'وضعیت',
        width: 128,
        cell: (row) => (
          <Going call="removeBaseItem" about={{ Kind: kindOf(row), Id: row.id }}>
            <OfferedBadge isActive={row.isActive} />
          </Going>
        ),
      },
      short: 'shortName',
      id: 'id',
    },
    hidden: ['groupCode', 'short'],
    leaves: ['id', 'short'],
    card: [['name', 'active'], ['group']],
    acts: { label: 'کارها', cell: (row) => <BaseItemMenu item={row} onAct={onAct} /> },
    views: baseKinds.map((kind) => ({ key: kind, label: baseKindLabels[kind], asks: { Kind: kind } })),
  })

/** In: a view of the list. Out: the kind that it shows. */
export const kindOfView = (view: string): BaseKind => baseKinds.find((kind) => kind === view) ?? 'goods'
