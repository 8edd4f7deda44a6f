import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs, openFresh } from './accounts.ts'
import { startBuiltServer } from './built-server.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'

const panel = (page: Page, name: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name }) })

test('an administrator sees that all works, what is left of the first steps, and what no setting names', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'Admin', '/Health')
  await expect(page.getByText('آنچه راه افتاده است کار می‌کند')).toBeVisible()

  const steps = panel(page, 'گام‌های نخست')
  await expect(steps.getByText('۴ از ۶ گام')).toBeVisible()
  const left = steps.locator('ol > li').filter({ has: page.getByRole('img', { name: 'مانده' }) })
  const names = [/سرویس پیامک.*SMS_PROVIDER، سرویسی که پیامک می‌فرستد/, /درگاه بانک.*BANK،.*BANK_KEY، کلید/]
  await expect(left).toHaveText(names)

  // a tree without git has no commit to say
  await expect(panel(page, 'آنچه کار می‌کند')).toContainText(/ساخته از(کامیت [0-9a-f]{12}|نامعلوم)/)

  const unset = panel(page, 'تنظیم‌نشده').locator('.lines > li')
  await expect(unset.filter({ hasText: 'پشتیبان شبانه' })).toContainText('BACKUP_DIR')

  const seen = await page.getByText(/^آنچه در ساعت/).textContent()
  await moveClock(2 * minute)
  await page.getByRole('button', { name: 'نگاه دوباره' }).click()
  await expect(page.getByText(/^آنچه در ساعت/)).not.toHaveText(seen ?? '')
  await expect(page.getByText('آنچه راه افتاده است کار می‌کند')).toBeVisible()
})

test('what is late stands first, with the one thing to do about it', async ({ browser }) => {
  // nobody listens there
  const server = await startBuiltServer({ DATABASE_READ_URL: 'postgresql://bargah@127.0.0.1:9/bargah' })
  try {
    const session = await newSession(accounts.Admin, server.url)
    const page = await openAs(browser, session, { viewport: desk, base: server.url })
    await page.goto(`${server.url}/Health`)
    await expect(page.getByRole('alert')).toContainText('۱ مورد رسیدگی می‌خواهد')
    const late = panel(page, 'نیازمند رسیدگی').getByRole('listitem')
    await expect(late).toHaveText([/رونوشت پایگاه داده: رونوشت در دسترس نیست.*سرور رونوشت/])
  } finally {
    await server.remove()
  }
})
