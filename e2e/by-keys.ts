import { expect, type Locator, type Page } from '@playwright/test'

/** A desk by the keyboard alone: nothing here presses with a pointer, or gives the focus to what no key leads to. */

const farthest = 120

/** Out: what says how many keys were pressed since it was asked last; what is typed stands apart, as in the table of docs/lists.md. */
export function countKeys({ keyboard }: Page): () => number {
  const press = keyboard.press.bind(keyboard)
  let pressed = 0
  keyboard.press = (...key) => {
    pressed += 1
    return press(...key)
  }
  return () => {
    const count = pressed
    pressed = 0
    return count
  }
}

/** Goes on by Tab, or back, until something has the focus; fails where no Tab leads there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < farthest; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`no way by ${key}`)
}

/** Presses something with Enter, once Tab has led there. */
export async function enter(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Opens a screen by the search over everything. */
export async function goByName(page: Page, typed: string, address: RegExp) {
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: /^جست‌وجوی/ })
  await expect(search).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.locator('.palette-row[aria-selected="true"]')).toContainText(typed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
}

/** Chooses from a menu that is open, by arrows. */
export async function choose(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  for (let presses = 0; presses < farthest; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

export async function signInByKeys(page: Page, username: string, door: string) {
  await page.goto('/')
  const radio = page.getByRole('radio', { name: door })
  await expect(radio).toBeVisible()
  await tabTo(page, page.getByRole('radio', { checked: true }))
  for (let presses = 0; presses < 3 && !(await radio.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(radio).toBeChecked()
  await tabTo(page, page.getByLabel('نام کاربری'))
  await page.keyboard.type(username)
  await tabTo(page, page.getByLabel('گذرواژه', { exact: true }))
  await page.keyboard.type('Bargah@1405')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'فهرست اصلی' })).toBeVisible()
}

export async function signOutByKeys(page: Page) {
  const account = page.getByRole('banner').locator('.person')
  await enter(page, account)
  await choose(page, 'خروج')
  await expect(page).toHaveURL(/login/)
}
