import {
  chosenKinds,
  choicesOf as choicesOfRole,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
const choicesOf = async ({ token }: { token: string }) =>
  (await app.call('showNoticeChoices', { token })).data
const choose = ({ token }: { token: string }, Kind: string, Channel: string, IsOn: boolean) =>
  app.call('setNoticeChoice', { token, body: { Kind, Channel, IsOn } })

describe('how one is told', () => {
  it('is on at first, of what concerns a role, by what the kind has', async () => {
    const on = (kind: string, ...channels: string[]) => ({
      kind,
      channels: channels.map((channel) => ({ channel, isOn: true })),
    })
    expect(await choicesOf(await app.driverActor())).toEqual([
      on('wish', 'push', 'sms'),
      on('permit', 'push', 'sms'),
      on('turn', 'push', 'sms'),
      on('wallet', 'push'),
      on('answer', 'push'),
    ])
    expect(await choicesOf(await app.hallWithCompany())).toEqual([
      on('permit', 'push'),
      on('cargo', 'push'),
      on('wallet', 'push'),
      on('answer', 'push'),
      on('report', 'push'),
    ])
    expect(await choicesOf(await app.adminActor())).toEqual([on('report', 'push')])
  })

  it('is chosen for each kind and channel, each for himself, again and again', async () => {
    const [driver, other] = [await app.driverActor(), await app.driverActor()]
    const isOn = async (who: typeof driver) =>
      (await choicesOf(who)).flatMap(({ channels }: { channels: { isOn: boolean }[] }) =>
        channels.map((one) => one.isOn),
      )
    await choose(driver, 'wish', 'sms', false)
    await choose(driver, 'wish', 'sms', false)
    await choose(driver, 'turn', 'push', false)
    expect(await isOn(driver)).toEqual([true, false, true, true, false, true, true, true])
    expect(await isOn(other)).toEqual(Array(8).fill(true))
    await choose(driver, 'wish', 'sms', true)
    await choose(driver, 'wish', 'sms', true)
    expect(await isOn(driver)).toEqual([true, true, true, true, false, true, true, true])
  })

  it('is not chosen of what is not one’s own, nor by what the kind has not', async () => {
    const [driver, admin] = [await app.driverActor(), await app.adminActor()]
    const sentence = ['این خبر یا این راه خبر برای حساب شما نیست.']
    expect((await choose(driver, 'cargo', 'push', false)).errors).toEqual(sentence)
    expect((await choose(driver, 'wallet', 'sms', false)).errors).toEqual(sentence)
    expect((await choose(admin, 'turn', 'push', false)).errors).toEqual(sentence)
    expect((await choose(driver, 'report', 'push', false)).errors).toEqual(sentence)
    // of the account everybody is told
    expect((await choose(driver, 'account', 'push', false)).status).toBe(400)
  })

  it('is of every role what its notices are about, and of nobody his account', () => {
    for (const role of roles) {
      const kinds = choicesOfRole(role).map(({ kind }) => kind)
      expect(chosenKinds, role).toEqual(expect.arrayContaining(kinds))
    }
    expect(choicesOfRole('LoadHallAdmin').map(({ kind }) => kind)).toEqual(['report'])
    expect(choicesOfRole('ProductOwnerAdmin').map(({ kind }) => kind)).toContain('cargo')
  })
})
