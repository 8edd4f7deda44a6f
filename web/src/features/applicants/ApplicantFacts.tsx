import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.tsx'
import { type ApplicantRow, isRejected, isWaiting, type OfApplicant } from './applicant-kind.ts'
import { Checked, PaperReview } from './PaperReview.tsx'
import { given, givenNumber } from '../../ui/not-given.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import './review.css'

/** How one stands; an active one that nobody can sign in for says so. */
export function ApplicantBadge<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  const isActive = row.status === kind.status.active
  const isWithoutAccount = isActive && row.userId === null
  return (
    <Badge tone={toneOf({ kind, row })} hollow={isWithoutAccount}>
      {kind.statusLabels[row.status as Row['status']]}
      {isWithoutAccount && '، بدون حساب'}
    </Badge>
  )
}

function toneOf<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  if (isWaiting(kind, row)) return 'warning'
  if (isRejected(kind, row)) return 'danger'
  return row.status === kind.status.active ? 'success' : 'plain'
}

/** A number, and that it was proved when its owner registered himself. */
export const ToldMobile = ({ mobile, isSelfRegistered }: ApplicantRow) => (
  <>
    {givenNumber(mobile)}
    {isSelfRegistered && mobile && <Checked>با کد پیامکی تأیید شد</Checked>}
  </>
)

function Paper<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  const { id, fileName, fileKind, fileBytes } = row
  const { of, folder, title } = kind.paper
  const paper = fileName && fileKind && fileBytes ? { fileName, fileKind, fileBytes } : null
  return <PaperView of={`${of} ${id} ${fileBytes}`} folder={folder} paper={paper} title={title} />
}

const registrationOf = <Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>): Registration => ({
  ...row,
  badge: <ApplicantBadge kind={kind} row={row} />,
  facts: kind.compared(row),
  paper: <Paper kind={kind} row={row} />,
})

type BesideProps<Row extends ApplicantRow> = OfApplicant<Row> & { others: readonly Row[] }

export const ApplicantsBeside = <Row extends ApplicantRow>({ kind, row, others }: BesideProps<Row>) => (
  <BesideIt
    title={kind.words.sameCode}
    own={registrationOf({ kind, row })}
    others={others.map((other) => registrationOf({ kind, row: other }))}
  />
)

export const ApplicantFacts = <Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) => (
  <PaperReview
    question={kind.words.question}
    name={{ term: kind.words.name(row), value: kind.nameOf(row) }}
    code={{ term: kind.words.code(row), value: kind.codeOf(row) }}
    paper={<Paper kind={kind} row={row} />}
  >
    <DescriptionList items={kind.facts(row)} />
  </PaperReview>
)

type Registration = {
  id: number
  badge: ReactNode
  createdAt: string
  isSelfRegistered: boolean
  /** What it says, in the same order in each; a term without a value says so. */
  facts: readonly { term: string; value: string | null }[]
  paper: ReactNode
}

type BesideItProps = {
  /** «با همین شناسهٔ ملی». */
  title: string
  own: Registration
  others: readonly Registration[]
}

/** A registration beside the others of its national id, fact by fact and paper by paper; what differs from it stands out. */
function BesideIt({ title, own, others }: BesideItProps) {
  const all = [own, ...others]
  return (
    <section>
      <h3>
        {formatNumber(others.length)} ثبت‌نام دیگر {title}
      </h3>
      <div className="scrolls beside" role="region" aria-label={`ثبت‌نام‌های ${title}`}>
        <table className="block size-sm">
          <thead className="block">
            <tr>
              <th scope="col">مشخصات</th>
              {all.map((one, at) => (
                <th key={one.id} scope="col">
                  <span className="row wrap">
                    {at === 0 ? 'همین ثبت‌نام' : sayOther(at, others.length)} {one.badge}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            <Row term="رسید">
              {all.map((one) => (
                <td key={one.id}>
                  <Moment at={one.createdAt} look="row" />
                  <small className="block subtle">{one.isSelfRegistered ? 'از سایت' : 'افزودهٔ مدیر'}</small>
                </td>
              ))}
            </Row>
            {own.facts.map(({ term, value }, at) => (
              <Row key={term} term={term}>
                {all.map((one) => (
                  <Fact
                    key={one.id}
                    value={one.facts[at]?.value ?? null}
                    isSame={one.facts[at]?.value === value}
                  />
                ))}
              </Row>
            ))}
            <Row term="سند">
              {all.map((one) => (
                <td key={one.id}>{one.paper}</td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** «ثبت‌نام دیگر ۲»: which of the others, where there are several. */
const sayOther = (at: number, count: number) =>
  count === 1 ? 'ثبت‌نام دیگر' : `ثبت‌نام دیگر ${formatNumber(at)}`

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{term}</th>
    {children}
  </tr>
)

const Fact = ({ value, isSame }: { value: string | null; isSame: boolean }) => (
  <td className={isSame ? undefined : 'is-other'}>{given(value)}</td>
)
