import type { ReactNode } from 'react'
import type { ButtonSize } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import type { CallData, CallInput, CallKey } from './api.ts'
import { FaultNote } from './FaultNote.tsx'
import { type DoneAnswer, sayDone } from './say-done.ts'
import type { Later } from './send-later/later.rules.ts'
import { useWrite } from './use-write.ts'

type CommandKey = { [K in CallKey]: CallData<K> extends DoneAnswer ? K : never }[CallKey]

type ConfirmWriteProps<K extends CommandKey> = {
  call: K
  input: () => CallInput<K>
  /** Fetches what the request needs once it is confirmed (`useWrite`); an error it throws is shown. */
  prepare?: (asked: CallInput<K>) => Promise<CallInput<K>>
  onDone?: () => void
  onClose: () => void
  title: string
  consequence: string
  /** A verb: «بله، لغو شود». */
  confirmLabel: string
  cancelLabel?: string
  busyLabel: string
  danger?: boolean
  loses?: boolean
  size?: ButtonSize
  /** Path to return to after topping up, when money is lacking; default: here. */
  back?: string
  /** Set when the write may be sent later: the dialog closes while it waits. */
  later?: Later
  children?: ReactNode
}

/** An act without fields: asks, writes, says what was done and closes; what the server refuses is said in the dialog, which stays. */
export function ConfirmWrite<K extends CommandKey>(props: ConfirmWriteProps<K>) {
  const { call, input, prepare, onDone, onClose, back, later, children, ...words } = props
  const write = useWrite(call, {
    prepare,
    later: later && (() => later),
    onKept: onClose,
    onDone: (data) => {
      sayDone()(data as DoneAnswer)
      onClose()
      onDone?.()
    },
  })
  return (
    <ConfirmDialog
      {...words}
      busy={write.isPending}
      onConfirm={() => write.mutate(input())}
      onClose={onClose}
    >
      {children}
      {write.error !== null && <FaultNote error={write.error} back={back} />}
    </ConfirmDialog>
  )
}
