import { readCheckpoint } from '@bargah/verifier/checkpoint.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { expect, it } from 'vitest'
import { findWatchers, isWhole } from './watchers.ts'

type Written = {
  texts: (string | Uint8Array)[]
  with(texts: (string | Uint8Array)[]): Written
  text(): string
  checkpoint(): string
  source(): Source
}
type Witness = { vkey(): string; cosign(text: string, time: number): string }
// they write with what Node alone has, of which the panel's own types must not know
const from = (file: string) => import(new URL(`../../../../verifier/src/${file}`, import.meta.url).href)
const { morningLog } = (await from('morning.build.ts')) as { morningLog(): Written }
const { Signer } = (await from('write-log.build.ts')) as {
  Signer: new (name: string, kind: 4) => Witness
}

const whole = morningLog()
const begun = whole.with(whole.texts.slice(0, 9))
const witness = new Signer('union.example/w', 4)
const seconds = 1_760_000_900
const bytes = (text: string) => new TextEncoder().encode(text)

/** The files of a log over whose newest checkpoint the witness has signed or not. */
const filesOf = (log: Written, hasSigned: boolean): Source => {
  const files = log.source()
  const listed = [{ key: witness.vkey(), name: 'union', title: 'انجمن رانندگان', phone: null, size: 9 }]
  const signed = log.checkpoint() + (hasSigned ? witness.cosign(log.text(), seconds) : '')
  return async (path) => {
    if (path === 'witnesses') return bytes(JSON.stringify(listed))
    return path === 'checkpoint' ? bytes(signed) : files(path)
  }
}
const headOf = (log: Written) => {
  const head = readCheckpoint(log.checkpoint())
  if (!head) throw new Error('a log has a checkpoint')
  return head
}

it('finds who signed after the checkpoint was read, and who signed a newer one that goes on from it', async () => {
  const signers = async (source: Source) =>
    (await findWatchers(source, headOf(begun))).map(({ at }) => at?.getTime() ?? null)
  expect(await signers(filesOf(begun, false))).toEqual([null])
  expect(await signers(filesOf(begun, true))).toEqual([seconds * 1_000])
  expect(await signers(filesOf(whole, true))).toEqual([seconds * 1_000])
  expect(isWhole(await findWatchers(filesOf(begun, false), headOf(begun)))).toBe(false)
  expect(isWhole(await findWatchers(filesOf(whole, true), headOf(begun)))).toBe(true)
})

it('says of nobody that he signed what another log told', async () => {
  const rewritten = whole.with(whole.texts.toSpliced(4, 1, String(whole.texts[3])))
  await expect(findWatchers(filesOf(rewritten, true), headOf(begun))).rejects.toThrow('does not go on')
})
