/** A browser that asked to be told, as it named itself; `keyId`: of ours, which it was told to trust. */
export type PushTarget = { endpoint: string; publicKey: string; auth: string; keyId: number }
/** What a phone shows: no more than a notice's title, and where it leads. `tag`: one notice shows once. */
export type PushMessage = { title: string; link: string; tag: string }

export type Push = {
  /** The key by which browsers know us, and its id. */
  ownKey: { id: number; publicKey: string }
  /** Whether an address is one of a push service that we know; nothing is sent elsewhere. */
  knows(endpoint: string): boolean
  /** Out: `gone`: this browser is not to be told any more. Throws OutsideFault when the service is away. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
