import { webhookTable } from '@bargah/contract/features/webhooks/webhooks.columns.ts'
import type { WebhookRow } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { webhookStateLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

const tones = {
  on: 'success',
  by_owner: undefined,
  failing: 'danger',
  too_much: 'danger',
  account: undefined,
} as const
const StateBadge = ({ state }: Pick<WebhookRow, 'state'>) => (
  <Badge tone={tones[state]}>{webhookStateLabels[state]}</Badge>
)
const Url = ({ url }: Pick<WebhookRow, 'url'>) => <bdi dir="ltr">{url}</bdi>

const webhookActs = {
  deliveries: { label: 'فرستاده‌ها', shortcut: 'L' },
  change: { label: 'ویرایش', shortcut: 'E' },
  test: { label: 'رویداد آزمایشی', shortcut: 'T' },
  pause: { label: 'ایستادن', shortcut: 'A' },
  resume: { label: 'به کار انداختن', shortcut: 'A' },
  renew: { label: 'راز تازه', shortcut: 'S' },
  remove: { label: 'برداشتن', shortcut: 'D' },
} as const
export type WebhookAct = keyof typeof webhookActs

const actsOf = ({ state }: WebhookRow): WebhookAct[] =>
  state === 'on'
    ? ['deliveries', 'change', 'test', 'pause', 'renew', 'remove']
    : ['deliveries', 'change', 'resume', 'renew', 'remove']

/** One's own webhooks, the newest first. */
export const webhookList = (onAct: (act: WebhookAct, row: WebhookRow) => void) =>
  listScreen('listWebhooks', webhookTable, {
    list: 'webhooks',
    noun: 'وب‌هوک',
    columns: {
      url: { shows: 'url', isIdentity: true, cutTo: 200, cell: (row) => <Url {...row} /> },
      state: { shows: 'state', width: 160, cell: (row) => <StateBadge {...row} /> },
      events: { shows: 'events', cutTo: 160 },
      waiting: { shows: 'waiting', width: 96 },
      made: { shows: 'madeAt', width: 132 },
    },
    hidden: ['failingSince'],
    leaves: ['made'],
    above: 60,
    card: [['url', 'state'], ['events'], [(row) => `در راه: ${formatNumber(row.waiting)}`]],
    acts: {
      label: 'کارها',
      cell: (row) => (
        <RowMenu
          of={row.url}
          items={actsOf(row).map((act) => ({
            key: act,
            ...webhookActs[act],
            danger: act === 'remove',
            onSelect: () => onAct(act, row),
          }))}
        />
      ),
    },
  })
