import type { ComponentProps, KeyboardEvent } from 'react'

type PlainFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: (form: HTMLFormElement) => void
}

/** Ctrl Enter presses the button that sends, from any field; not from a dialog that the form opened. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
  if (!isMeant || (event.target as Element).closest('dialog, form') !== event.currentTarget) return
  event.preventDefault()
  const send = [...event.currentTarget.elements].find((button) => button.matches('[type=submit]'))
  if (send instanceof HTMLElement) send.click()
}

/** The one `<form>` of the panel, checked by us and sent by us: a search, a step. Around what writes it is `Form` of the kernel. */
export const PlainForm = ({ onSubmit, ...form }: PlainFormProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it, which bubble
  <form
    onKeyDown={sendByKeys}
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  />
)
