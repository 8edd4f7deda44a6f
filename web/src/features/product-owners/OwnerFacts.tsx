import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.ts'
import { Checked, PaperReview } from '../registration/registration.parts.ts'
import { nameOf } from './owner-acts.ts'
import { placeOf } from './owner-list.tsx'

/** What a product owner says of himself, held against his card. */
export function OwnerFacts({ owner }: { owner: OwnerRow }) {
  const { fileName, fileKind, fileBytes } = owner
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return (
    <PaperReview
      question="با کارت یکی است؟"
      name={{ term: owner.type ? 'نام' : 'نام و نام خانوادگی', value: nameOf(owner) }}
      code={{ term: owner.type ? 'شناسهٔ ملی' : 'کد ملی', value: owner.meliCode }}
      paper={
        <PaperView
          of={`owner ${owner.id} ${fileBytes}`}
          folder="ProductOwnerUploadFile"
          paper={paper}
          title="کارت ملی"
        />
      }
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
