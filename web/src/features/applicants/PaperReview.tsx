import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { isLegalId, isNationalCode } from '@bargah/contract/kernel/identity.ts'
import './review.css'

export const Checked = ({ children }: { children: string }) => (
  <span className="text-tight strong row review-check is-good">
    <Check className="i-sm" />
    {children}
  </span>
)

type PaperReviewProps = {
  /** «با سند یکی است؟». */
  question: string
  name: { term: string; value: string }
  /** A national code, or the id of a firm. */
  code: { term: string; value: string }
  paper: ReactNode
  children: ReactNode
}

/** What must agree with the paper in a well, the paper beside it, and what else is known. */
export const PaperReview = ({ question, name, code, paper, children }: PaperReviewProps) => (
  <section className="columns fold-600 review">
    <div>
      <h3>{question}</h3>
      <dl className="stack gap-2 well review-match">
        <div>
          <dt className="muted text-tight regular">{name.term}</dt>
          <dd className="strong anywhere">{name.value}</dd>
        </div>
        <div>
          <dt className="muted text-tight regular">{code.term}</dt>
          <dd className="anywhere title-md num">{toPersianDigits(code.value)}</dd>
          {(isLegalId(code.value) || isNationalCode(code.value)) && (
            <dd className="strong anywhere">
              <Checked>رقم کنترل درست است</Checked>
            </dd>
          )}
        </div>
      </dl>
      {children}
    </div>
    {paper}
  </section>
)
