export type OptionKey = string | number

/** One thing to choose from: a key that is sent, a label that is read, and perhaps a second, quieter line. */
export type Option<Key extends OptionKey = OptionKey> = {
  key: Key
  label: string
  detail?: string
  disabled?: boolean
}

/** What is picked by its id in the catalogue. */
export type Choices = readonly Option<number>[]

export type OptionGroup<Key extends OptionKey = OptionKey> = { label: string; options: Option<Key>[] }
