import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { givenNumber, notGiven } from '../../ui/not-given.tsx'
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx'
import { DriverPhoto } from './DriverPhoto.tsx'
import { plateOf } from './plate-of.tsx'

/** His photo, the three facts by which he is known, and the plate of his truck. */
export const DriverFacts = ({ driver }: { driver: DriverInfo }) => (
  <section className="gap-3-4 row wrap driver-facts">
    <DriverPhoto driver={driver} />
    <DescriptionList
      items={[
        { term: 'کد ملی', value: <span className="num">{toPersianDigits(driver.nationalId)}</span> },
        { term: 'کارت راننده', value: givenNumber(driver.cardNumber) },
        { term: 'کامیون کنونی', value: driver.loaderTypeName ?? notGiven },
      ]}
    />
    {plateOf(driver, 'header')}
  </section>
)

export const waitingFacts = (
  <section className="stack">
    <SkeletonLines lines={3} />
    <Skeleton height={88} block />
    <SkeletonLines lines={6} />
  </section>
)
