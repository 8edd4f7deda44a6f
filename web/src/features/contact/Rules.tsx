import { ScrollText } from 'lucide-react'
import { readRules, type RulesBlock } from '@bargah/contract/features/contact/read-rules.ts'
import { Read } from '../../kernel/Read.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useContact } from './contact.queries.ts'
import './contact.css'

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

/** The rules as they are read: headings, lists and paragraphs made of plain text. */
export const RulesText = ({ text }: { text: string }) => (
  <div className="stack gap-2 anywhere rules-text">
    {readRules(text).map((block) => (
      <Block key={block.at} block={block} />
    ))}
  </div>
)

function Block({ block }: { block: RulesBlock }) {
  if (block.is === 'heading') return <h3 id={`rule-${block.at}`}>{block.text}</h3>
  if (block.is === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className="stack gap-15">
      {block.items.map(({ at, text }) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  )
}
