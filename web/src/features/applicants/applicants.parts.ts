/** What companies and product owners are made of on screens: both register with a paper, are judged and given an account. */
export { accountPart, AccountCell } from './ApplicantAccount.tsx'
export { AccountDialog } from './AccountDialog.tsx'
export { ApplicantBadge, ToldMobile } from './ApplicantFacts.tsx'
export { type ApplicantDialogProps, ApplicantsPage, useApplicantTable } from './ApplicantsPage.tsx'
export {
  type ApplicantKind,
  keepsCode,
  type OnAct,
  rowMenu,
  standingViews,
} from './applicant-kind.ts'
