import { isUnsure } from './api-error.ts'

/**
 * Sends writes under idempotency keys: the same input goes out again under the same key as long as nobody knows what
 * became of it, so that what did arrive is not done twice; whatever the server has answered for good ends the key.
 */
export function sendUnderKeys() {
  let unsure: { input: string; key: string } | null = null
  return async <T>(input: string, send: (key: string) => Promise<T>): Promise<T> => {
    const key = unsure?.input === input ? unsure.key : crypto.randomUUID()
    unsure = { input, key }
    try {
      const data = await send(key)
      unsure = null
      return data
    } catch (error) {
      if (!isUnsure(error)) unsure = null
      throw error
    }
  }
}
