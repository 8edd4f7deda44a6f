import type { Steps } from './RegisterFrame.tsx'

const paperStart = {
  ProvinceId: null as number | null,
  CityId: null as number | null,
  File: null as File | null,
}
export const companyStart = { TransportationCompanyName: '', NationalId: '', ...paperStart }
export type CompanyValues = typeof companyStart
export const ownerStart = { Firstname: '', Lastname: '', MeliCode: '', ...paperStart }
export type OwnerValues = typeof ownerStart

/** The last step of a registration with a paper. What is typed is told on, so that it stays when a code is asked for again. */
export type PaperStepProps<Values> = {
  title: string
  steps: Steps
  mobile: string
  values: Values
  onChange: (values: Values) => void
  onUnproven: () => void
  onRegistered: (account: { userName?: string; password?: string } | undefined) => void
}
