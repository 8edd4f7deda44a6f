import { describe, expect, it, beforeAll } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await app.signedIn('Admin')).token
})

const webmMark = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** A recording as a browser sends it, as long as is asked for. */
const recording = (bytes = 1_000, words = 'webm A_OPUS') =>
  Buffer.concat([webmMark, Buffer.from(words), Buffer.alloc(bytes - 4 - words.length, 7)])
const spoken = (Piece: string, sound = recording()) => ({ Piece, Sound: sound.toString('base64') })

const record = (body: { Piece: string; Sound: string }) => app.call('recordPiece', { token: admin, body })
const recorded = async () => (await app.call('listRecordings')).data
const open = (id: number, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url: `/voice/${id}`, headers })

describe('a piece of the voice', () => {
  it('is said by an operator, told to every phone, and served to it for ever', async () => {
    expect(await recorded()).toEqual([])
    const { data } = await record(spoken('تهران'))
    expect(await recorded()).toEqual([
      { id: data.data.id, piece: 'تهران', recordedAt: expect.stringMatching(/Z$/) },
    ])
    const served = await open(data.data.id)
    expect(served.statusCode).toBe(200)
    expect(served.rawPayload).toEqual(recording())
    expect(served.headers).toMatchObject({
      'content-type': 'audio/webm',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const again = await open(data.data.id, { 'if-none-match': String(served.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    expect((await open(data.data.id, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('is said anew under another id, and the one before is gone', async () => {
    const [before] = await recorded()
    await record(spoken('تهران', recording(2_000)))
    const after = await recorded()
    expect(after).toMatchObject([{ piece: 'تهران' }])
    expect(after[0]?.id).not.toBe(before?.id)
    expect((await open(before?.id ?? 0)).statusCode).toBe(404)
    expect((await open(after[0]?.id ?? 0)).rawPayload.length).toBe(2_000)
  })

  it('goes back to the made one', async () => {
    const { data } = await app.call('removeRecording', { token: admin, body: { Piece: 'تهران' } })
    expect(data).toMatchObject({ code: 1 })
    expect(await recorded()).toEqual([])
    const gone = await app.call('removeRecording', { token: admin, body: { Piece: 'تهران' } })
    expect(gone.status).toBe(404)
  })

  it('is recorded twice at once without a fault', async () => {
    const both = await Promise.all([record(spoken('شیراز')), record(spoken('شیراز', recording(3_000)))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await recorded()).toHaveLength(1)
    await app.call('removeRecording', { token: admin, body: { Piece: 'شیراز' } })
  })

  it.each([
    ['a piece that is none', { Piece: 'سلام', Sound: recording().toString('base64') }, 'در فهرست صدا نیست'],
    ['no sound', { Piece: 'تهران', Sound: '' }, 'صدای ضبط‌شده را وارد کنید'],
    ['what is no base64', { Piece: 'تهران', Sound: '<svg/>' }, 'درست نرسید'],
    [
      'a picture',
      spoken('تهران', Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), Buffer.alloc(500)])),
      'نیست',
    ],
    ['a film', spoken('تهران', recording(1_000, 'webm A_OPUS V_VP8')), 'صدای ضبط‌شده نیست'],
    ['nothing that could be heard', spoken('تهران', recording(299)), 'صدایی ضبط نشد'],
    ['a long one', spoken('تهران', recording(48_001)), 'بلندتر از اندازه'],
    ['a very long one', spoken('تهران', recording(90_000)), 'بلندتر از اندازه'],
  ])('is not %s', async (_name, body, words) => {
    const { status, errors } = await record(body)
    expect(status).toBe(400)
    expect(errors.join(' ')).toContain(words)
    expect(await recorded()).toEqual([])
  })

  it('takes what is as long as may be', async () => {
    expect((await record(spoken('تهران', recording(48_000)))).status).toBe(200)
    expect((await record(spoken('تهران', recording(300)))).status).toBe(200)
  })

  it.each(['/voice/0', '/voice/999999', '/voice/x', '/voice/9999999999999'])('%s is nothing', async (url) => {
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})

describe('the microphone', () => {
  const policyOf = async (url: string) =>
    String((await app.app.inject({ method: 'GET', url })).headers['permissions-policy'])

  it.each(['/Admin/Settings/Voice', '/admin/settings/voice/', '/ADMIN/SETTINGS/VOICE?x=1'])(
    'may be asked for at %s',
    async (url) => {
      expect(await policyOf(url)).toContain('microphone=(self)')
    },
  )

  it.each(['/', '/Admin/Settings/Contact', '/x/admin/settings/voice', '/Admin/Settings/Voice/x', '/check'])(
    'is shut at %s',
    async (url) => {
      expect(await policyOf(url)).toContain('microphone=()')
    },
  )
})
