import * as z from 'zod/mini'
import type { Access, Role } from './access.ts'
import type { KeyScope } from './key-scopes.ts'
import type { FileField } from './files.ts'
import type { ListInput } from './list.ts'
import type { Limit } from './limits.ts'
import type { ListGroups, ListTable } from './list-columns.ts'
import type { Nouns } from './nouns.ts'
import type { NeedsProof } from './proof.ts'

/**
 * How an endpoint answers: the `{ data, statusCode, errors, message }` envelope; `list`, the same envelope with rows in
 * `data` and `total` beside it; the bare value (legacy `/api/*Api/*`); a file; or `page`, for the browser of a person whom another
 * site sends here (a bank): it is led on to a page of the panel, and what fails is a page too.
 */
export type ReplyStyle = 'envelope' | 'list' | 'bare' | 'file' | 'page'

/**
 * What the call does: a read says what it is about, a write what it changes. Idempotency, audit, retry and caching go by
 * `effect`, never by the method; what is stale after a write, by the nouns. A write has a Persian title, by which the audit
 * names it.
 */
type Effect =
  | {
      effect: 'read'
      about: Nouns
      changes?: never
      title?: never
      titleByStaff?: never
      reaches?: never
      undoneBy?: never
      held?: never
      stays?: never
    }
  | {
      effect: 'write'
      changes: Nouns
      about?: never
      title: string
      /** What it is called when others do it for the driver whose own it is. */
      titleByStaff?: string
      reaches: readonly Reached[]
      /** The call that brings back what was, where the panel offers «برگرداندن»: only of a write that reaches nothing. */
      undoneBy?: string
      /**
       * The panel has it held back for some seconds, in which it can be taken back, and the server does it then. One that would
       * move money or stand in a public log as things are is refused with `ask_first`, and asked about.
       */
      held?: true
      /** Of a write that reaches nothing and has no «برگرداندن»: why it needs none. */
      stays?: Stays
    }

/**
 * Why a write that reaches nothing offers no «برگرداندن»: `reversible`, it is itself the way back, or pressing the same switch
 * again is; `added`, what it made stands before one's eyes with an act that takes it away; `typed`, a form that was filled in
 * and sent, whose place still shows what was sent and takes it anew; `own_session`, signing in and out and what proves who one
 * is; `sent_file`, a file that was handed over; `only_notes`, it notes that something was looked at or printed.
 */
export type Stays = 'reversible' | 'added' | 'typed' | 'own_session' | 'sent_file' | 'only_notes'

/**
 * What a write may reach that cannot be called back: money moves, somebody else hears of it (a notice, a message, the end of
 * his session, a service outside), it stands in a hall's public log. The panel asks before such a write; one that reaches
 * nothing is done at once, and where a call brings back what was, «برگرداندن» is offered. Tests hold each write to it.
 */
export type Reached = 'money' | 'outside' | 'log'

export type EndpointShape = Effect & {
  method: 'GET' | 'POST' | 'DELETE'
  /** Matched without regard to letter case; `{id}` marks a path parameter, read like a query field. */
  path: string
  reply: ReplyStyle
  access: Access
  /**
   * Which keys of programs may make the call, among those whose account may (docs/decisions/0104): every one, those of a scope,
   * none. Where nothing is said, a company's key with one of the flags of `access`, and no other.
   */
  byKey?: 'all' | KeyScope | false
  /** How often it may be called; where nothing is stated, `plainLimits`. */
  limits?: readonly Limit[]
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The optional fields that this role's session decides: what is sent in them is not judged, as if it had not been sent. */
  ignored?(role: Role | null): readonly string[]
  /** What single fields of the body cannot say. In: fields that read well, and who asks. Out: field and sentence of each fault. */
  faults?(body: Record<string, unknown>, role: Role | null): [field: string, sentence: string][]
  /**
   * The reply shows a secret that is nowhere else (a token, a generated password). It is never kept for a repeated key: the
   * repetition does the work anew and makes a new secret, after which only that one counts.
   */
  showsSecret?: true
  /** By which wordings rules refuse it; `data.reason` of a refusal is a code of one of them. Tests hold each refusal to it. */
  refusals?: readonly Refusals[]
  needsProof?: NeedsProof
  /** It concerns others' money, passwords or sessions: the own password is asked for again after a while (rules 1.16). */
  reauthenticates?: true
  /** It may be made while one's password is one that must be changed first. */
  beforePasswordChange?: true
  /** It may be made while one's account lacks the second factor that it must have. */
  beforeFactor?: true
  /** What `data` (envelope), each row (list) or the whole body (bare) holds; a file names what it may be instead. */
  data?: z.ZodMiniType
  /** Of a list: the headings and kinds of its columns. Every list also takes paging, sort, filter and export (docs/lists.md). */
  table?: ListTable
  media?: string | readonly string[]
  /** It waits for its turn at the gate that shares this among callers, as every export and file does. */
  gate?: 'passwords' | 'prints'
  /** The body is multipart/form-data: its text parts are `body`, and these its file parts, one of each. */
  files?: Readonly<Record<string, FileField>>
}

/** The wording of a call's refusals: each code with its sentence, or with what makes the sentence. */
export type Refusals = Readonly<Record<string, string | ((...facts: never[]) => string)>>

/** Declares one call: path, effect, shapes and permission together. None of them has a default. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape

/** The reply of a command: code 1 with a sentence, and what was made (rules 18.2). */
export const command = <T extends z.ZodMiniType>(made: T) =>
  z.object({ code: z.literal([1, -1]), message: z.string(), data: z.optional(made) })

/** The reply of a command that makes one thing: its id. */
export const madeCommand = command(z.object({ id: z.number() }))

/** The reply of a command that makes nothing. */
export const plainCommand = z.object({ code: z.literal([1, -1]), message: z.string() })

/** How most calls are: one thing or a few that are read, a list, a list that is searched by a body, and a write that makes nothing. */
export const reading = { method: 'GET', reply: 'envelope', effect: 'read' } as const
export const listing = { method: 'GET', reply: 'list', effect: 'read' } as const
export const searching = { method: 'POST', reply: 'list', effect: 'read' } as const
export const writing = { method: 'POST', reply: 'envelope', effect: 'write', data: plainCommand } as const

type In<T> = T extends z.ZodMiniType ? z.input<T> : undefined
type Out<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Field<E, K extends string> = E extends Record<K, infer V> ? V : undefined

/** Lists take the parameters of `ListFields` beside their own: a GET in its query, a POST in its body. */
type WithList<E, Method, Own> = E extends { reply: 'list'; method: Method }
  ? [Own] extends [undefined]
    ? ListInput | undefined
    : Own & ListInput
  : Own
/** Files go in beside the fields of the body, by their names. */
type WithFiles<E, Own> = E extends { files: infer F } ? Own & { [K in keyof F]: Blob } : Own
export type QueryInput<E> = WithList<E, 'GET', In<Field<E, 'query'>>>
export type BodyInput<E> = WithFiles<E, WithList<E, 'POST', In<Field<E, 'body'>>>>
export type Query<E> = Out<Field<E, 'query'>>
export type Body<E> = Out<Field<E, 'body'>>
/** Rows of a list and how many there are in all, of which `rows` may be one page. `isAtLeast`: there are more than that. */
export type Listed<T> = { rows: T[]; total: number; isAtLeast?: boolean; groups?: ListGroups }
/** What a caller receives. A list declares the shape of one row. */
export type Data<E> =
  Field<E, 'reply'> extends 'file'
    ? Blob
    : Field<E, 'reply'> extends 'list'
      ? Listed<Out<Field<E, 'data'>>>
      : Out<Field<E, 'data'>>

export type Envelope<T> = {
  data: T
  statusCode: number
  errors: string[]
  message: string
  /** Of a list, exactly one of the two: how many rows there are, or that there are more than so many (rules 16.1). */
  total?: number
  totalIsAtLeast?: number
  /** Of a list that was asked for them, in place of rows. */
  groups?: ListGroups
}
