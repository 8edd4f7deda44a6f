import { ScrollText } from 'lucide-react'
import { Read } from '../../kernel/Read.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useContact } from './contact.queries.ts'
import { RulesText } from './RulesText.tsx'

/** The rules by which people register and work, as they stand now. */
export const Rules = () => (
  <Read of={useContact()} wait={<SkeletonLines lines={8} />} failedTitle="قوانین نیامد">
    {({ rules }) =>
      rules === null ? (
        <EmptyState icon={<ScrollText />} title="هنوز قانونی نوشته نشده است">
          مدیر سامانه قوانین را در همین صفحه منتشر می‌کند.
        </EmptyState>
      ) : (
        <RulesText text={rules} />
      )
    }
  </Read>
)
