import type { ReactNode } from 'react'
import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import type { CallInput } from '../../kernel/api.ts'

/** What the panel reads of whoever registers with a paper and is judged, beside his name and code. */
export type ApplicantRow = {
  id: number
  mobile: string | null
  provinceName: string | null
  cityName: string | null
  status: number
  rejectReason: string | null
  userId: number | null
  username: string | null
  fileName: string | null
  fileKind: KeptKind | null
  fileBytes: number | null
  createdAt: string
  isSelfRegistered: boolean
}

/** What an administrator does with one; `open` opens its drawer, `wallet` at its wallet. */
export type ApplicantAct = 'open' | 'edit' | 'account' | 'password' | 'wallet' | 'delete'
export type OnAct<Row> = (act: ApplicantAct, row: Row) => void

/** `detail`: why it is disabled. */
type Item = {
  key: ApplicantAct
  label: string
  shortcut: string
  danger?: boolean
  disabled?: boolean
  detail?: string
}
export type ShowKey = 'showCompany' | 'showOwner'
export type ListKey = 'listCompanies' | 'listOwners'
export type AcceptKey = 'acceptCompany' | 'acceptOwner'
export type RejectKey = 'rejectCompany' | 'rejectOwner'
export type AccountKey = 'createCompanyUser' | 'createOwnerUser'

/** In what companies and product owners differ; all else of registering, judging and accounts is the same. */
export type ApplicantKind<Row extends ApplicantRow> = {
  /** «شرکت». */
  noun: string
  /** The pronoun used when the noun was just named: «او». */
  pronoun: string
  table: 'companies' | 'product_owners'
  nameOf: (row: Row) => string
  codeOf: (row: Row) => string
  status: { waiting: Row['status']; active: Row['status']; rejected: Row['status'] }
  statusLabels: Readonly<Record<Row['status'], string>>
  accept: AcceptKey
  reject: RejectKey
  account: AccountKey
  /** The query by which each of these calls knows it. */
  query: (id: number) => CallInput<AccountKey>['query']
  /** The calls that read one and the list of them, and the query for all of its code. */
  show: ShowKey
  list: ListKey
  sameCode: (row: Row) => CallInput<ListKey>['query']
  words: {
    /** «نام شرکت» and «شناسهٔ ملی» of this one. */
    name: (row: Row) => string
    code: (row: Row) => string
    /** «با همین شناسهٔ ملی». */
    sameCode: string
    /** «با سند یکی است؟». */
    question: string
    /** Why one is not accepted beside another of its code that was. */
    anotherAccepted: string
    rejectHint: string
    usualReasons: readonly string[]
    /** The part of the account, and its head. */
    account: string
    accountHead: string
    handedTo: string
    password: string
  }
  paper: { of: string; folder: 'TransportationCompanyUploadFile' | 'ProductOwnerUploadFile'; title: string }
  /** What it says of itself, beside name, code and paper. */
  facts: (row: Row) => { term: string; value: ReactNode }[]
  /** What is held against the others of its code, in the same order in each. */
  compared: (row: Row) => { term: string; value: string | null }[]
  /** Acts of its own, before those of the account and after them. */
  firstActs?: readonly Item[]
  lastActs?: (row: Row) => readonly Item[]
}

/** Whom an act or a part is about. */
export type OfApplicant<Row extends ApplicantRow> = { kind: ApplicantKind<Row>; row: Row }

type Standing<Row extends ApplicantRow> = [kind: ApplicantKind<Row>, row: Row]
export const isWaiting = <Row extends ApplicantRow>(...[{ status }, row]: Standing<Row>) =>
  row.status === status.waiting
export const isRejected = <Row extends ApplicantRow>(...[{ status }, row]: Standing<Row>) =>
  row.status === status.rejected
/** Neither waits nor was rejected; a company may be closed since. */
export const isAccepted = <Row extends ApplicantRow>(...standing: Standing<Row>) =>
  !isWaiting(...standing) && !isRejected(...standing)

/** In: a kind, and the others of a registration's code. Out: why it cannot be accepted beside them, or null; the server looks again. */
export const whyNotAccepted = <Row extends ApplicantRow>(kind: ApplicantKind<Row>, others: readonly Row[]) =>
  others.some((other) => isAccepted(kind, other)) ? kind.words.anotherAccepted : null

/** Whether its code stays: its account is called by it, or the one that it was told of when it registered. */
export const keepsCode = ({ username }: Pick<ApplicantRow, 'username'>) => username !== null

/** The acts of the account and what follows them: the menu of the drawer (rules 20.8). */
export function drawerMenu<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>, onAct: OnAct<Row>) {
  const has = row.userId !== null
  const items: (Item | false)[] = [
    isAccepted(kind, row) && {
      key: 'account',
      shortcut: 'N',
      label: has ? 'ساختن گذرواژهٔ تازه' : 'ساختن حساب',
    },
    has && { key: 'password', shortcut: 'S', label: kind.words.password },
    ...(kind.lastActs?.(row) ?? []),
  ]
  return items.map((item) => item && { ...item, onSelect: () => onAct(item.key, row) })
}

/** The menu of its row (rules 20.8). */
export const rowMenu = <Row extends ApplicantRow>(of: OfApplicant<Row>, onAct: OnAct<Row>) => [
  ...[{ key: 'edit', label: 'ویرایش', shortcut: 'E' } as const, ...(of.kind.firstActs ?? [])].map((item) => ({
    ...item,
    onSelect: () => onAct(item.key, of.row),
  })),
  ...drawerMenu(of, onAct),
]

/** One for each standing, so that they add up to all; `closed` where a kind has it. */
export const standingViews = <Status>(
  status: Record<'waiting' | 'active' | 'rejected', Status> & { closed?: Status },
) => [
  { key: 'all', label: 'همه', asks: {} },
  { key: 'waiting', label: 'در انتظار تأیید', asks: { Status: status.waiting } },
  { key: 'active', label: 'فعال', asks: { Status: status.active } },
  ...(status.closed === undefined
    ? []
    : [{ key: 'closed', label: 'غیرفعال', asks: { Status: status.closed } }]),
  { key: 'rejected', label: 'ردشده', asks: { Status: status.rejected } },
]
