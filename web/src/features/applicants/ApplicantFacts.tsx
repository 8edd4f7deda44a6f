import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { PaperView } from '../files/files.parts.tsx'
import { type ApplicantRow, isRejected, isWaiting, type OfApplicant } from './applicant-kind.ts'
import { BesideIt, type Registration } from './BesideIt.tsx'
import { Checked, PaperReview } from './PaperReview.tsx'
import { givenNumber } from '../../ui/not-given.tsx'
import { Badge } from '../../ui/Badge.tsx'

/** How one stands; an active one that nobody can sign in for says so. */
export function ApplicantBadge<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  const isActive = row.status === kind.status.active
  const isWithoutAccount = isActive && row.userId === null
  return (
    <Badge tone={toneOf({ kind, row })} hollow={isWithoutAccount}>
      {isWithoutAccount ? 'بدون حساب' : kind.statusLabels[row.status as Row['status']]}
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
