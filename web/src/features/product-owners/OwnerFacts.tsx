import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.ts'
import { BesideIt, Checked, PaperReview, type Registration } from '../registration/registration.parts.ts'
import { nameOf } from './owner-acts.ts'
import { placeOf } from './owner-list.tsx'
import { OwnerBadge } from './OwnerBadge.tsx'

function Card({ owner: { id, fileName, fileKind, fileBytes } }: { owner: OwnerRow }) {
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return (
    <PaperView
      of={`owner ${id} ${fileBytes}`}
      folder="ProductOwnerUploadFile"
      paper={paper}
      title="کارت ملی"
    />
  )
}

const registrationOf = (owner: OwnerRow): Registration => ({
  ...owner,
  badge: <OwnerBadge owner={owner} />,
  facts: [
    { term: 'نام', value: nameOf(owner) },
    { term: 'موبایل', value: owner.mobile },
    { term: 'استان و شهر', value: placeOf(owner) },
  ],
  paper: <Card owner={owner} />,
})

/** A product owner beside the others who registered under his code. */
export const OwnersBeside = ({ owner, others }: { owner: OwnerRow; others: OwnerRow[] }) => (
  <BesideIt title="با همین کد ملی" own={registrationOf(owner)} others={others.map(registrationOf)} />
)

/** What a product owner says of himself, held against his card. */
export function OwnerFacts({ owner }: { owner: OwnerRow }) {
  return (
    <PaperReview
      question="با کارت یکی است؟"
      name={{ term: owner.type ? 'نام' : 'نام و نام خانوادگی', value: nameOf(owner) }}
      code={{ term: owner.type ? 'شناسهٔ ملی' : 'کد ملی', value: owner.meliCode }}
      paper={<Card owner={owner} />}
    >
      <DescriptionList
        items={[
          { term: 'نوع', value: owner.type ? 'حقوقی' : 'حقیقی' },
          {
            term: 'استان و شهر',
            value: placeOf(owner) ?? <span className="subtle">ثبت نشده</span>,
          },
          {
            term: 'موبایل',
            value: (
              <>
                <span className="num">{toPersianDigits(owner.mobile)}</span>
                {owner.isSelfRegistered && <Checked>با کد پیامکی تأیید شد</Checked>}
              </>
            ),
          },
          { term: 'بارها', value: formatNumber(owner.cargoCount) },
        ]}
      />
    </PaperReview>
  )
}
