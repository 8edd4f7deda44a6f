import type { ReactNode } from 'react'
import type { Needs } from './NeedList.tsx'

export type Steps = { names: readonly string[]; now: number }

export type RegisterFrameProps = {
  title: string
  steps?: Steps
  /** What is to be at hand: under the form on a phone, beside it on a desk. */
  needs?: Needs | undefined
  onBack?: (() => void) | undefined
  /** No way to the login page is shown once what matters stands here this once. */
  isLast?: boolean
  /** What a phone reads aloud of it. */
  says?: string | undefined
  /** The one act, above the keyboard. */
  foot: ReactNode
  children: ReactNode
}
