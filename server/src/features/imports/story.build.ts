import type { ShownImport } from '@bargah/contract/features/imports/imports.schema.ts'
import type { ImportKind } from '@bargah/contract/features/imports/imports.states.ts'
import { beforeAll, expect } from 'vitest'
import type { output } from 'zod/mini'
import { adminActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'

type Who = { token: string }
type Story = {
  admin: Awaited<ReturnType<typeof adminActor>>
  desk: Awaited<ReturnType<typeof hallWithCompany>>
}

export const fileOf = (lines: string[][]) => new Blob([lines.map((cells) => cells.join(',')).join('\r\n')])

/** For tests: a server with an administrator and a company at a hall, and what is done with their files. */
export function useImports() {
  const app = useTestApp()
  const story = {} as Story
  beforeAll(async () => {
    Object.assign(story, { admin: await app.adminActor(), desk: await app.hallWithCompany() })
  })
  const send = (who: Who, Kind: ImportKind, File: Blob) =>
    app.call('sendImport', { token: who.token, body: { Kind, Name: 'فایل.csv', File } })
  const shown = async (who: Who, Id: number) =>
    (await app.call('showImport', { token: who.token, query: { Id } })).data as output<typeof ShownImport>
  const start = (who: Who, Id: number, IsAll: boolean) =>
    app.call('startImport', { token: who.token, body: { Id, IsAll } })
  const undo = (who: Who, Id: number) => app.call('undoImport', { token: who.token, body: { Id } })
  return {
    app,
    story,
    send,
    shown,
    start,
    undo,
    /** Sent and tried out. Out: its id. */
    async sent(who: Who, kind: ImportKind, lines: string[][]): Promise<number> {
      const answer = await send(who, kind, fileOf(lines))
      expect(answer.message).toContain('فایل رسید')
      const { id } = answer.data.data as { id: number }
      await app.runImport(id)
      return id
    },
    async imported(who: Who, id: number, isAll = true) {
      expect((await start(who, id, isAll)).statusCode).toBe(200)
      await app.runImport(id)
      return shown(who, id)
    },
    /** Taken back, as far as it can be. */
    async undone(who: Who, id: number) {
      await undo(who, id)
      await app.runImport(id)
      return shown(who, id)
    },
    kindsOf: async ({ token }: Who): Promise<ImportKind[]> =>
      (await app.call('showImports', { token })).data.choices.map(({ kind }: { kind: ImportKind }) => kind),
  }
}
