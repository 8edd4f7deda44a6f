import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await app.signedIn('Admin')).token
})

const whole = {
  contactId: 1,
  name: 'بارگاه',
  suportTell: '02142805000',
  tell: '07633554411',
  mobile: '09121234567',
  fax: '07633554412',
  email: 'info@bargah.ir',
  site: 'bargah.ir',
  address: 'بندرعباس، بلوار امام',
  rules: '# ثبت‌نام\n\n- هر راننده یک حساب دارد.',
  sendsSms: true,
}
const body = {
  Name: ' بارگاه ',
  SuportTell: '۰۲۱-۴۲۸۰ ۵۰۰۰',
  Tell: '07633554411',
  Mobile: '+98 912 123 4567',
  Fax: '07633554412',
  Email: 'info@bargah.ir',
  Site: 'bargah.ir',
  Address: 'بندرعباس،  بلوار امام',
  Rules: '\r\n# ثبت‌نام\r\n\r\n\r\n\u202e- هر راننده يك حساب دارد.\r\n',
}

describe('contact and rules', () => {
  it('are there, without numbers and rules, from the start', async () => {
    expect((await app.call('showContact')).data).toEqual({ suportTell: null, rules: null, sendsSms: true })
    const { data } = await app.call('showContact', { token: admin })
    expect(data).toMatchObject({ contactId: 1, name: 'بارگاه', tell: null })
  })

  it('are changed by Admin, cleaned, the lines of the rules kept', async () => {
    const { data } = await app.call('changeContact', { token: admin, body })
    expect(data).toBe(true)
    expect((await app.call('showContact', { token: admin })).data).toEqual(whole)
  })

  it('tell everybody else the number of the support and the rules alone', async () => {
    const told = { suportTell: whole.suportTell, rules: whole.rules, sendsSms: true }
    expect((await app.call('showContact')).data).toEqual(told)
    const { token } = await app.signedIn('AdminSupport')
    expect((await app.call('showContact', { token })).data).toEqual(told)
  })

  it('are emptied of what is not sent any more', async () => {
    await app.call('changeContact', { token: admin, body: { Name: 'بارگاه', Rules: '' } })
    expect((await app.call('showContact')).data).toEqual({ suportTell: null, rules: null, sendsSms: true })
    await app.call('changeContact', { token: admin, body })
  })

  it.each([
    [{}, 'نام را وارد کنید.'],
    [{ Name: '  ' }, 'نام را وارد کنید.'],
    [
      { Name: 'بارگاه', SuportTell: 'تلفن' },
      'تلفن پشتیبانی را درست وارد کنید؛ شماره‌ای که با ۰ آغاز شود ۱۱ رقم دارد، مانند ۰۷۶۳۳۵۵۴۴۱۱.',
    ],
    [{ Name: 'بارگاه', Email: 'بارگاه' }, 'ایمیل را درست وارد کنید؛ مانند name@example.com.'],
    [{ Name: 'بارگاه', Rules: 'ب'.repeat(20_001) }, 'قوانین نباید بیشتر از ۲۰۰۰۰ نویسه باشد.'],
  ])('refuse %j', async (wrong, sentence) => {
    const { status, errors } = await app.call('changeContact', { token: admin, body: wrong as never })
    expect(status).toBe(400)
    expect(errors).toEqual([sentence])
    expect((await app.call('showContact', { token: admin })).data).toEqual(whole)
  })
})
