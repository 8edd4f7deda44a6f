import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { chromium, expect, type Page } from '@playwright/test'
import { newSession, openAs, sessionOf, windowOf } from './accounts.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { isMade, noteSounds, piecesOf, soundsOf } from './heard.ts'
import { minute, moveClock, signInHere, takeTurn } from './people.ts'
import { codeField, codeSentTo } from './registering.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'

test.use({ serviceWorkers: 'allow' })

/** Demo driver 8, whose trailer has curtains. */
const driver = '1000000087'
const phone = { width: 360, height: 740 }
/** Of the hall's 2,500 toman nothing but this remains, in words that no other load has. */
const load = { rentToman: 51_111_100, pay: 'پنجاه و یک میلیون و صد و هشت هزار و ششصد تومان' }

/** Presses «بشنو» and waits until it is quiet again. Out: what was read aloud. */
async function listen(page: Page, name: RegExp = /^(بشنو|ساکت)/, within: Pick<Page, 'getByRole'> = page) {
  const button = within.getByRole('button', { name }).first()
  const words = button.locator('xpath=following-sibling::*[@aria-live][1]')
  await button.click()
  await expect(words).not.toBeEmpty()
  const said = await words.innerText()
  await expect(words).toBeEmpty({ timeout: 30_000 })
  return said
}

/** What was read aloud is what the phone played, piece by piece. */
async function heardAll(page: Page, said: string) {
  const [pieces, sounds] = [piecesOf(said), await soundsOf(page)]
  expect(sounds).toHaveLength(pieces.length)
  for (const [at, piece] of pieces.entries()) expect(isMade(piece, sounds[at]), piece).toBe(true)
}

test('a day by ear: the door, the turn, the loads, the list, the result, the permit, the money', async ({
  browser,
}) => {
  test.slow()
  const context = await openContext(browser, { viewport: phone })
  const page = await context.newPage()
  await noteSounds(page)
  await page.goto('/')
  await heardAll(page, await hearDoor(page))
  await signInHere(page, driver, 'راننده')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(hall)

  await takeTurn(page, hall.name)
  // whatever round was open is over; the next opens with the first choice
  await moveClock(2 * minute)
  await page.reload()
  await expect(page.getByText('این سالن ساعت اعلام ندارد')).toBeVisible()
  const turn = await listen(page)
  expect(turn).toMatch(/^نوبت شما .+\. (.+ نفر جلوتر از شما|نفر اول صف هستید)\./)
  await heardAll(page, turn)

  await declareLoad({ rentToman: load.rentToman, trucks: 40 })
  await page.goto('/ShowCargoHall')
  const card = page.getByRole('article').filter({ hasText: '۵۱٬۱۰۸٬۶۰۰' })
  expect(await listen(page, /^(بشنو|ساکت)، بار/, card)).toBe(
    `مشهد. هزار و هفتصد و هشتاد و سه کیلومتر. گندم، بیست و دو تن. ${load.pay}.`,
  )
  await soundsOf(page)
  await card.getByRole('button', { name: 'می‌خواهم' }).click()
  await expect(card.getByRole('button', { name: /در فهرست شماست/ })).toBeVisible()
  await page.goto('/MyList')
  await expect(page.getByText('سالن فهرست شما را دارد.')).toBeVisible()
  expect(await listen(page)).toBe('فهرست شما: اول مشهد. سالن آن را دارد.')
  await page.goto('/')
  expect(await listen(page)).toMatch(
    /^اعلام بار باز است\. .+ بار برای تریلی شما\. ((کمتر از )?.+ دقیقه وقت دارید|کمتر از یک دقیقه مانده)\.$/,
  )

  await moveClock(2 * minute)
  await page.goto('/MyResult')
  await expect(page.getByText('بار مال شماست')).toBeVisible()
  await soundsOf(page)
  const won = await listen(page)
  expect(won).toBe(`مبارک است. بارِ مشهد مالِ شماست. ${load.pay}.`)
  await heardAll(page, won)
  await page.getByRole('link', { name: 'مجوزم را نشان بده' }).click()
  await expect(page.getByRole('img', { name: /تصویر چهارگوش/ })).toBeVisible()
  expect(await listen(page)).toBe('مجوزِ بارِ مشهد. کد را جلوی نگهبان بگیرید.')
  await page.goto('/MyWallet')
  expect(await listen(page)).toMatch(/^.+ تومان دارید\./)
})

/** The door says what is wanted, and stops at a second press. */
async function hearDoor(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'بشنو' })
  const quiet = page.getByRole('button', { name: 'ساکت' })
  await button.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'true')
  await quiet.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await soundsOf(page)
  const said = await listen(page)
  expect(said).toBe('شمارهٔ همراهتان را بزنید. کد شش رقمی برایتان پیامک می‌شود.')
  return said
}

test('registering by ear: the number, the code, the cards, the truck that was found, the account', async ({
  browser,
}) => {
  const page = await (await openContext(browser, { viewport: phone })).newPage()
  await noteSounds(page)
  await page.goto('/register-driver')
  expect(await listen(page)).toBe('شمارهٔ همراهتان را بزنید. کد شش رقمی برایتان پیامک می‌شود.')
  const mobile = '09171143086'
  await page.getByLabel('موبایل').fill(mobile)
  await page.getByLabel('قوانین را می‌پذیرم').check({ force: true })
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(codeField(page)).toBeFocused()
  expect(await listen(page)).toBe('کد پیامک را بزنید.')
  await codeField(page).fill(await codeSentTo(mobile))
  await expect(page.getByLabel('کد ملی')).toBeVisible()
  await soundsOf(page)
  const cards = await listen(page)
  expect(cards).toBe('کد ملی و شمارهٔ کارت هوشمند را بزنید.')
  await heardAll(page, cards)
  await page.getByLabel('کد ملی').fill('3380114261')
  await page.getByLabel('کارت هوشمند ناوگان').fill('2184503')
  await expect(page.getByRole('heading', { name: 'این شما هستید؟' })).toBeVisible()
  expect(await listen(page)).toMatch(/^این شما هستید؟ .+\. این کامیون شماست؟ پلاک .+، ایران .+\.$/)
  await page.getByRole('button', { name: 'ثبت‌نام با همین مشخصات' }).click()
  await expect(page.getByRole('heading', { name: 'ثبت‌نام انجام شد' })).toBeVisible()
  await soundsOf(page)
  const done = await listen(page)
  expect(done).toBe('ثبت‌نام شد. در سالن نوبت بگیرید.')
  await heardAll(page, done)
})

test('once heard, it is said without a network too, and nothing is fetched before it is asked for', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession({ username: driver, door: 'Driver' }), {
    viewport: phone,
  })
  await noteSounds(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const voiceFiles = () => fetched.filter((path) => /pieces.*\.bin$|\/voice\/|Voice\//.test(path))
  await page.goto('/Help')
  await expect(page.getByRole('heading', { name: 'کمک' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(voiceFiles()).toEqual([])
  expect(await soundsOf(page)).toEqual([])

  const said = 'به پشتیبانی زنگ بزنید، یا پیام بنویسید.'
  expect(await listen(page)).toBe(said)
  expect(voiceFiles().filter((path) => path.endsWith('.bin'))).toHaveLength(1)
  await soundsOf(page)

  await page.context().setOffline(true)
  await page.reload()
  expect(await listen(page)).toBe(said)
  await heardAll(page, said)
})

test('an operator says a piece himself, and phones say it with his voice until he takes it back', async ({
  browser,
}) => {
  const { executablePath, env } = findBrowser()
  const withMicrophone = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  try {
    const admin = await openAs(withMicrophone, await sessionOf('Admin'))
    await admin.goto('/')
    await admin.getByRole('navigation').getByRole('button', { name: 'تنظیم' }).click()
    await admin.getByRole('menu', { name: 'تنظیم' }).getByText('صدای گوشی راننده').click()
    const groups = admin.getByRole('tablist', { name: 'گروه‌های تکه‌ها' })
    await admin.setViewportSize({ width: 1366, height: 768 })
    expect(await groups.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
    await admin.getByRole('tab', { name: /ورود و کمک/ }).click()
    const line = admin.getByRole('listitem', { name: 'یا پیام بنویسید' })
    await line.getByRole('button', { name: 'ضبط' }).click()
    const done = line.getByRole('button', { name: 'گفتم' })
    await expect(done).toBeVisible()
    // the microphone of the test beeps once a second
    await admin.waitForTimeout(1_500)
    await done.click()
    await expect(line.getByText('صدای شما')).toBeVisible()

    const said = 'به پشتیبانی زنگ بزنید، یا پیام بنویسید.'
    const session = await newSession({ username: driver, door: 'Driver' })
    const page = await openPhone(browser, session)
    const fetched = page.waitForResponse((reply) => /\/voice\/\d+$/.test(reply.url()))
    expect(await listen(page)).toBe(said)
    expect((await fetched).headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const [made, own] = await soundsOf(page)
    expect(isMade('به پشتیبانی زنگ بزنید', made)).toBe(true)
    expect(isMade('یا پیام بنویسید', own)).toBe(false)

    await line.getByRole('button', { name: 'صدای ساخته' }).click()
    await expect(line).toContainText('در حال پاک شدن')
    await moveClock(heldMs)
    await expect(line.getByText('ساخته', { exact: true })).toBeVisible()
    await page.reload()
    await listen(page)
    await heardAll(page, said)
  } finally {
    await withMicrophone.close()
  }
})

async function openPhone(browser: Parameters<typeof openAs>[0], session: Parameters<typeof openAs>[1]) {
  const context = await openContext(browser, windowOf(session, { viewport: phone }))
  const page = await context.newPage()
  await noteSounds(page)
  await page.goto('/Help')
  return page
}
