/** A browser that asked to be told, as it named itself; `keyId`: of ours, which it was told to trust. */
export type PushTarget = { endpoint: string; publicKey: string; auth: string; keyId: number }
/** What a phone shows: no more than a notice's title, and where it leads. `tag`: one notice shows once. */
export type PushMessage = { title: string; link: string; tag: string }

export type Push = {
  /** The key by which browsers know us, and its id. */
  ownKey: { id: number; publicKey: string }
  /** Whether it is reached at a push service that we know, and its keys are such as can be sealed for; nothing is sent elsewhere. */
  knows(browser: Pick<PushTarget, 'endpoint' | 'publicKey' | 'auth'>): boolean
  /** Out: `gone`: this browser is not to be told any more. Throws when the service is away or would not take it now. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
