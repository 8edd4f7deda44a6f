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
  /** Builds the request when the user confirms; an error it throws is shown. */
  input: () => CallInput<K> | Promise<CallInput<K>>
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
  const { call, input, onDone, onClose, back, later, children, ...words } = props
  const write = useWrite(call, {
    prepare: async () => input(),
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
      // `prepare` builds the request
      onConfirm={() => write.mutate({} as CallInput<K>)}
      onClose={onClose}
    >
      {children}
      {write.error !== null && <FaultNote error={write.error} back={back} />}
    </ConfirmDialog>
  )
}
