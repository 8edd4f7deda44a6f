import type { MouseEvent } from 'react'
import { readRules } from '@bargah/contract/features/contact/read-rules.ts'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { useContact } from './contact.queries.ts'
import { Rules } from './Rules.tsx'

/** The rules at a desk: the text at reading width, and beside it what it is made of and whom to ask. */
export function RulesDesk() {
  const { rules, suportTell } = useContact().data ?? {}
  const headings = readRules(rules ?? '').filter((block) => block.is === 'heading')
  return (
    <div className="panel clips fills with-well">
      <div className="rules-desk">
        <Rules />
      </div>
      <aside className="stack gap-5 on-page">
        {headings.length > 0 && (
          <nav className="stack gap-2" aria-label="در این صفحه">
            <h2 className="heading">در این صفحه</h2>
            <ul className="stack gap-2">
              {headings.map(({ at, text }) => (
                <li key={at}>
                  <a href={`#rule-${at}`} onClick={(event) => goTo(event, `rule-${at}`)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {suportTell && (
          <p className="quiet">
            پرسشی دربارهٔ قوانین دارید؟ پشتیبانی{' '}
            <a href={`tel:${suportTell}`}>
              <bdi dir="ltr" className="num">
                {formatPhone(suportTell)}
              </bdi>
            </a>
          </p>
        )}
      </aside>
    </div>
  )
}

/** Within the page, which stays the same address for the router. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}
