/** The messages that leave for people's phones, and the values of each one's text. */
export type MessageValues = {
  activation_code: { code: string }
}
export type MessageKind = keyof MessageValues
