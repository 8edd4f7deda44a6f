import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Source } from '@bargah/verifier/tiles.ts'
import { keepSeen } from './last-seen.ts'
import { watchLog } from './watch-log.ts'

type Log = { texts: (string | Uint8Array)[]; with(texts: (string | Uint8Array)[]): Log; source(): Source }
// it writes with what Node alone has, of which the panel's own types must not know
const builder = new URL('../../../../verifier/src/morning.build.ts', import.meta.url).href
const { morningLog } = (await import(builder)) as { morningLog(): Log }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})

const whole = morningLog()
const begun = whole.with(whole.texts.slice(0, 9))

describe('a phone that looks at a log again', () => {
  it('finds that it went on', async () => {
    expect(await watchLog(1, begun.source())).toEqual({ ok: true })
    expect(await watchLog(1, whole.source())).toEqual({ ok: true })
  })

  it('finds that what it saw was written anew', async () => {
    await watchLog(1, begun.source())
    const rewritten = whole.with(whole.texts.toSpliced(4, 1, String(whole.texts[3])))
    expect(await watchLog(1, rewritten.source())).toMatchObject({ ok: false, reason: 'history_rewritten' })
  })

  it('finds that lines were taken away', async () => {
    await watchLog(1, whole.source())
    expect(await watchLog(1, begun.source())).toMatchObject({ ok: false, reason: 'log_shrank' })
  })

  it('finds another key in the place of the first', async () => {
    await watchLog(1, whole.source())
    expect(await watchLog(1, morningLog().source())).toMatchObject({
      ok: false,
      reason: 'checkpoint_not_signed',
    })
  })

  it('begins anew where nothing was seen', async () => {
    await watchLog(1, whole.source())
    keepSeen(1, null)
    expect(await watchLog(1, begun.source())).toEqual({ ok: true })
  })

  it('is no judge of a log that it cannot reach', async () => {
    const lost = () => Promise.reject(new Error('lost'))
    await expect(watchLog(1, lost)).rejects.toThrow('lost')
  })
})
