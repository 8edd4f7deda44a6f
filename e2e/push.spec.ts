import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { test } from './test.ts'
import { url } from './world.ts'

test.use({ serviceWorkers: 'allow' })

/** Stands in for the push service of the browser's maker, which this browser does not reach. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    let made: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => made
    PushManager.prototype.subscribe = async () => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const keys = {
        p256dh: await crypto.subtle.exportKey('raw', publicKey),
        auth: crypto.getRandomValues(new Uint8Array(16)).buffer,
      }
      made = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/phone-7',
        getKey: (name: PushEncryptionKeyName) => keys[name],
        unsubscribe: async () => {
          made = null
          return true
        },
      } as unknown as PushSubscription
      return made
    }
  })

/** Hands the worker of a page what a push service would have delivered. */
async function deliver(page: Page, message: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(message)
  await protocol.send('ServiceWorker.deliverPushMessage', { origin: url(), registrationId, data })
}

/** What the phone shows of the panel, as its worker knows it. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const registration = active && (await navigator.serviceWorker.getRegistration())
    const notices = (await registration?.getNotifications()) ?? []
    return notices.map(({ title, tag, dir, lang, body }) => ({ title, tag, dir, lang, body }))
  })

test('a notice that comes from a push service shows once, by its title, and opens where it leads', async ({
  whole,
}) => {
  const page = await openAs(whole, await newSession(accounts.Driver))
  await page.context().grantPermissions(['notifications'])
  await page.goto('/Profile')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  const message = { title: 'نوبت ۱۲ شما به صف برگشت', link: '/Notifications', tag: 'notice-7' }
  // what comes again takes the place of what is shown; its other title says that it has come
  for (const told of [{ ...message, title: 'نوبت شما به صف برگشت' }, message]) await deliver(page, told)
  const look = { title: message.title, tag: message.tag, dir: 'rtl', lang: 'fa', body: '' }
  await expect.poll(() => shownOn(page)).toEqual([look])

  const [worker] = page.context().serviceWorkers()
  // a press comes from the system, which also lets a window come to the front; here nobody presses
  await worker?.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this }
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(/\/Notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'اعلان‌ها' })).toBeVisible()
  expect(await shownOn(page)).toEqual([])
})

test('notices on a phone are turned on and off, and where the browser refuses them it is said', async ({
  whole,
}) => {
  const page = await openAs(whole, await newSession(accounts.Driver))
  await withPushService(page)
  await page.context().grantPermissions(['notifications'])
  await page.goto('/Notifications')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'روشن کردن' }).click()
  const off = page.getByRole('button', { name: 'خاموش کردن' })
  await expect(off).toBeVisible()
  await page.reload()
  await expect(page.getByText(/تا وقتی که از حساب خود بیرون نرفته‌اید/)).toBeVisible()
  await off.click()
  await expect(page.getByText(/^عنوان اعلان‌ها می‌تواند روی همین دستگاه/)).toBeVisible()

  // a browser that lets nothing be shown
  await page.context().clearPermissions()
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.reload()
  await expect(page.getByText(/^مرورگر شما اجازهٔ اعلان نمی‌دهد/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'روشن کردن' })).toHaveCount(0)
})
