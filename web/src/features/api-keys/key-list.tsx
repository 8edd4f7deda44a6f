import { keyTable } from '@bargah/contract/features/api-keys/api-keys.columns.ts'
import type { KeyRow } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import type { KeyState } from '@bargah/contract/features/api-keys/api-keys.states.ts'
import { keyStateLabels } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

const tones = { living: 'success', expired: undefined, ended: undefined } as const satisfies Record<
  KeyState,
  string | undefined
>
const StateBadge = ({ state }: Pick<KeyRow, 'state'>) => (
  <Badge tone={tones[state]}>{keyStateLabels[state]}</Badge>
)

/** The letters at the end of a key, by which its owner knows which of his programs has it. */
const Tail = ({ tail }: Pick<KeyRow, 'tail'>) => (
  <bdi dir="ltr" className="num">
    …{tail}
  </bdi>
)

const Labelled = ({ label, at }: { label: string; at: string | null }) => (
  <>
    {label} {at === null ? 'هنوز نه' : <Moment at={at} look="row" />}
  </>
)

const UsedLast = ({ lastUsedAt }: Pick<KeyRow, 'lastUsedAt'>) =>
  lastUsedAt === null ? 'هنوز نه' : <Moment at={lastUsedAt} look="row" />

/** The keys that one sees: living ones first, the others under their tab. */
export const keyList = (onEnd: ((key: KeyRow) => void) | undefined) =>
  listScreen('listApiKeys', keyTable, {
    list: 'apikeys',
    noun: 'کلید',
    columns: {
      name: { shows: 'name', isIdentity: true },
      state: { shows: 'state', width: 112, cell: (row) => <StateBadge {...row} /> },
      may: { shows: 'may', cutTo: 160 },
      expires: { shows: 'expiresAt', width: 132 },
      used: { shows: 'lastUsedAt', width: 132, cell: (row) => <UsedLast {...row} /> },
      owner: { shows: 'ownerName', cutTo: 120 },
      made: { shows: 'madeAt', width: 132 },
      tail: { shows: 'tail', width: 96, cell: (row) => <Tail {...row} /> },
    },
    leaves: ['tail', 'made'],
    above: 60,
    without: ['isMine'],
    card: [
      ['name', 'state'],
      ['may'],
      [(row) => <Labelled label="اعتبار تا" at={row.expiresAt} />],
      [(row) => <Labelled label="آخرین کار" at={row.lastUsedAt} />],
      ['owner'],
    ],
    acts: onEnd && {
      label: 'کارها',
      cell: (row) =>
        row.state === 'ended' ? null : (
          <RowMenu
            of={row.name}
            items={[
              { key: 'end', label: 'پایان دادن', shortcut: 'D', danger: true, onSelect: () => onEnd(row) },
            ]}
          />
        ),
    },
    views: [
      { key: 'living', label: 'فعال', asks: { State: 'living' } },
      { key: 'expired', label: 'مهلت‌گذشته', asks: { State: 'expired' } },
      { key: 'ended', label: 'پایان‌یافته', asks: { State: 'ended' } },
    ],
  })
