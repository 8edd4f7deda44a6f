import { Boxes } from 'lucide-react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { accountPart, ApplicantsPage, type OnAct, useApplicantTable } from '../applicants/applicants.parts.ts'
import { ownerKind } from './owner-kind.tsx'
import { ownerList } from './owner-list.tsx'

const OwnerDialog = fetched(() => import('./OwnerDialog.tsx'))

/** The product owners (rules 20.8). */
export default function OwnersPage() {
  const { acts, table } = useApplicantTable(ownerList)
  const { rows } = table.source
  const opened = useOpenRow(rows, 'showOwner', (id) => ({ query: { ProductOwnerId: id } }))
  return (
    <ApplicantsPage
      kind={ownerKind}
      table={table}
      rows={rows}
      opened={opened}
      acts={acts}
      parts={ownerParts}
      dialog={OwnerDialog}
      searchHint="نام، کد ملی یا موبایل"
      icon={<Boxes />}
      empty={{
        title: 'صاحب کالایی نیست',
        text: 'صاحبان کالایی که ثبت‌نام کنند یا بیفزایید در این فهرست می‌آیند.',
      }}
    />
  )
}

const ownerParts = (row: OwnerRow, onAct: OnAct<OwnerRow>): DrawerRow[] => [
  accountPart({ kind: ownerKind, row, onAct }),
]
