import type { ComponentProps } from 'react'

type PlainFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: (form: HTMLFormElement) => void
}

/** The one `<form>` of the panel, checked by us and sent by us: a search, a step. Around what writes it is `Form` of the kernel. */
export const PlainForm = ({ onSubmit, ...form }: PlainFormProps) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  />
)
