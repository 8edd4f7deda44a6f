import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Pencil } from 'lucide-react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { apiQuery } from '../../kernel/api.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { isAccepted, nameOf, type OnOwnerAct, ownerMenu } from './owner-acts.ts'
import { ownerParts } from './owner-parts.tsx'
import { OwnerBadge } from './OwnerBadge.tsx'
import { OwnerFacts, OwnersBeside } from './OwnerFacts.tsx'
import { OwnerJudge } from './OwnerJudge.tsx'

/** The link to his card lives a minute, so it is made anew before. */
const linkAnewMs = 45_000

type OwnerDrawerProps = DrawerWalk & { owner: OwnerRow; onAct: OnOwnerAct; onJudged: () => void }

/** One product owner whole: his card beside what he says, his parts, and the decision on him. */
export function OwnerDrawer({ owner: row, onAct, onJudged, ...walk }: OwnerDrawerProps) {
  const query = { ProductOwnerId: row.id }
  const fresh = useQuery({
    ...apiQuery('showOwner', { query }),
    staleTime: 0,
    refetchInterval: linkAnewMs,
  })
  const owner = fresh.data ?? row
  const all = useQuery({
    ...apiQuery('listOwners', { query: { MeliCode: row.meliCode } }),
    staleTime: 0,
    refetchInterval: linkAnewMs,
  })
  const others = (all.data?.rows ?? []).filter(({ id }) => id !== row.id)
  return (
    <Drawer
      {...walk}
      wide
      title={nameOf(owner)}
      badge={<OwnerBadge owner={owner} />}
      subtitle={
        <>
          {owner.isSelfRegistered ? 'ثبت‌نام از سایت' : 'افزوده‌شده'}،{' '}
          <Moment at={owner.createdAt} look="row" />
        </>
      }
      headActs={<HeadActs owner={owner} onAct={onAct} />}
      parts={{ label: 'بخش‌های صاحب کالا', rows: ownerParts(owner, onAct) }}
      actions={
        !isAccepted(owner) && <OwnerJudge key={owner.id} owner={owner} others={others} onJudged={onJudged} />
      }
    >
      {owner.rejectReason !== null && (
        <section>
          <Note tone="danger" title="رد شده است">
            {owner.rejectReason}
          </Note>
        </section>
      )}
      <OwnerFacts owner={owner} />
      {!isAccepted(owner) && others.length > 0 && <OwnersBeside owner={owner} others={others} />}
    </Drawer>
  )
}

const HeadActs = ({ owner, onAct }: { owner: OwnerRow; onAct: OnOwnerAct }) => (
  <>
    <IconButton aria-label="ویرایش صاحب کالا" icon={<Pencil />} onClick={() => onAct('edit', owner)} />
    <Menu
      label="کارهای دیگر"
      align="end"
      items={ownerMenu(owner, onAct).filter((item) => item && item.key !== 'edit')}
      renderTrigger={(props) => (
        <IconButton aria-label="کارهای دیگر" icon={<EllipsisVertical />} {...props} />
      )}
    />
  </>
)
