import type { FileField } from '@bargah/contract/kernel/files.ts'
import type { ReactNode } from 'react'
import type { CallInput } from '../../kernel/api.ts'
import type { Checks } from '../../kernel/form/form-faults.rules.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'

type RegisterKey = 'registerCompany' | 'registerOwner'

/** What is typed in the last step of a registration with a paper, by a company or by a product owner. */
export const paperStart = {
  TransportationCompanyName: '',
  NationalId: '',
  Firstname: '',
  Lastname: '',
  MeliCode: '',
  ProvinceId: null as number | null,
  CityId: null as number | null,
  File: null as File | null,
}
export type PaperValues = typeof paperStart
type OwnBody<K extends RegisterKey> = Omit<CallInput<K>['body'], 'Mobile' | 'CityId' | 'File'>

/** In what the registrations of companies and product owners differ. */
export type PaperKind = {
  call: RegisterKey
  title: string
  /** Where somebody begins whose number is not proven. */
  begins: string
  /** The last of the steps, and its head. */
  step: string
  heading: string
  act: string
  /** «سند شرکت». */
  paper: string
  usernameIs: string
  /** By what it is checked, and the paper, as the contract has them. */
  contract: () => Promise<{ body: Checks['body']; paper: FileField }>
  fields: (form: Pick<WriteForm<PaperValues>, 'field'>) => ReactNode
  own: (values: PaperValues) => OwnBody<'registerCompany'> | OwnBody<'registerOwner'>
}
