/** What companies and product owners are made of: how both register with a paper, are judged, edited and given an account. */
export type { ApplicantKind, Registered } from './applicant-kind.ts'
export { findUsersOf, lockApplicant } from './applicants.store.ts'
export { editApplicant } from './edit-applicant.ts'
export { acceptApplicant, rejectApplicant } from './judge-applicant.ts'
export { applicantFields, applicantJoins, type LinkOf } from './applicant-fields.views.ts'
export { createApplicantUser, registerApplicant } from './register-applicant.ts'
