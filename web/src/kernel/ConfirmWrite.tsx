import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { sentenceOf } from './api-error.ts'
import type { CallData, CallInput, CallKey } from './api.ts'
import { useWrite } from './use-write.ts'

/** The calls that answer with a sentence of what was done. */
type CommandKey = { [K in CallKey]: CallData<K> extends { message: string } | string ? K : never }[CallKey]

type ConfirmWriteProps<K extends CommandKey> = {
  call: K
  /** What is sent, asked for when one confirms. What it throws is said. */
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
  children?: ReactNode
}

/** An act without fields: asks, writes, says what was done and closes; what the server refuses is said in the dialog, which stays. */
export function ConfirmWrite<K extends CommandKey>(props: ConfirmWriteProps<K>) {
  const { call, input, onDone, onClose, children, ...words } = props
  const [fault, setFault] = useState<string | null>(null)
  const [preparing, setPreparing] = useState(false)
  const write = useWrite(call, {
    onDone: (data) => {
      const said = data as { message: string } | string
      toast({ title: typeof said === 'string' ? said : said.message })
      onClose()
      onDone?.()
    },
    onFailed: setFault,
  })
  const confirm = async () => {
    setFault(null)
    setPreparing(true)
    try {
      write.mutate(await input())
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setPreparing(false)
    }
  }
  return (
    <ConfirmDialog
      {...words}
      busy={preparing || write.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
      {fault && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
    </ConfirmDialog>
  )
}
