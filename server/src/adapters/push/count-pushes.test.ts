import { expect, it } from 'vitest'
import { countPushes } from './count-pushes.ts'
import type { Push } from './push.port.ts'

it('counts what became of each notice, and passes it on as it is', async () => {
  const answers: (() => 'sent' | 'gone')[] = [
    () => 'sent',
    () => 'gone',
    () => {
      throw new Error('the service is away')
    },
    () => 'sent',
  ]
  const push: Push = {
    ownKey: { id: 1, publicKey: 'k' },
    knows: () => true,
    send: async () => answers.shift()?.() ?? 'sent',
  }
  const counted = countPushes(push)
  const send = () =>
    counted.push.send(
      { endpoint: 'e', publicKey: 'p', auth: 'a', keyId: 1 },
      { title: 't', link: '/', tag: 'g' },
    )
  expect(await send()).toBe('sent')
  expect(await send()).toBe('gone')
  await expect(send()).rejects.toThrow('the service is away')
  await send()
  expect(counted.counts()).toEqual({ sent: 2, gone: 1, failed: 1 })
  expect(counted.push.ownKey).toEqual(push.ownKey)
})
