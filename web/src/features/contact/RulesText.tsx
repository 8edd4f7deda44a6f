import { type RulesBlock, readRules } from '@bargah/contract/features/contact/read-rules.ts'
import './contact.css'

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
