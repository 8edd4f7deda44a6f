import { afterEach, describe, expect, it, vi } from 'vitest'
import { editDraft, isWritten, read, takeUp } from './declare-draft.ts'
import { emptyDeclaration } from './declare-values.ts'

const now = new Date('2026-11-21T10:32:00Z')
const empty = emptyDeclaration(now)
const written = { ...empty, KalaWeight: 22_000, Tel: '0917' }

describe('a declaration that was not sent', () => {
  it('is worth keeping when something was written, not for the hour, the route or the range alone', () => {
    expect(isWritten(written, now)).toBe(true)
    expect(isWritten({ ...empty, CargoRange: 45, CargoDistance: 9, FutureHour: '20:00' }, now)).toBe(false)
  })

  it('comes back as it was left', () => {
    const later = { ...written, FutureHour: '20:00' }
    expect(takeUp(later, now)).toEqual(later)
  })

  it('is announced anew when its hour has passed', () => {
    const tomorrow = new Date('2026-11-22T05:00:00Z')
    expect(takeUp(written, tomorrow)).toMatchObject({ FutureDate: '1405/09/01', FutureHour: '08:30' })
  })

  it('is let go when another version of the panel wrote it', () => {
    const kept = { at: now.getTime(), values: written }
    expect(read(JSON.stringify(kept), now)).toEqual(kept)
    expect(read(JSON.stringify({ ...kept, values: { Tel: '0917' } }), now)).toBeNull()
    expect(read('{', now)).toBeNull()
    expect(read(null, now)).toBeNull()
  })
})

describe('changes of a declared cargo that were not sent', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('come back as long as the cargo stands as it stood, and to nobody else', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    })
    const changed = { ...written, FreighterNumber: 20 }
    const draft = editDraft(7, 31, written)
    draft.save(changed, now)
    expect(draft.load(now)?.values).toEqual(changed)
    expect(editDraft(7, 32, written).load(now)).toBeNull()
    expect(editDraft(8, 31, written).load(now)).toBeNull()
    expect(editDraft(7, 31, { ...written, KalaWeight: 21_000 }).load(now)).toBeNull()
    draft.forget()
    expect(draft.load(now)).toBeNull()
  })
})
