import { expect, type Locator, type Page } from '@playwright/test'

/** The tools of a list: the one place of the journeys that knows where they stand and what they are called. */

/** «⋯». */
export const moreTools = (page: Page) => page.getByRole('button', { name: 'کارهای فهرست' })

/** Opens «⋯». Out: what it holds. */
export async function openTools(page: Page): Promise<Locator> {
  await moreTools(page).click()
  const tools = page.getByRole('dialog', { name: 'کارهای فهرست' })
  await expect(tools.getByRole('button').first()).toBeVisible()
  return tools
}

/** Does something of «⋯» by its name: «خروجی اکسل». */
export async function useTool(page: Page, name: string | RegExp) {
  await (await openTools(page)).getByRole('button', { name }).click()
}

/** Opens «گزارش‌های من». Out: the panel. */
export async function openReports(page: Page): Promise<Locator> {
  await useTool(page, 'گزارش‌های من')
  const reports = page.getByRole('dialog', { name: 'گزارش‌های من' })
  await expect(reports).toBeVisible()
  return reports
}

/** «فیلتر», which says how many are set. */
export const filterTool = (page: Page) => page.locator('.toolbar').getByRole('button', { name: /^فیلتر/ })

/** Opens «فیلتر». Out: what it holds: the filters that are not pinned. */
export async function openFilters(page: Page): Promise<Locator> {
  await filterTool(page).click()
  const filters = page.getByRole('dialog', { name: 'فیلترها' })
  await expect(filters).toBeVisible()
  return filters
}

/** The view that is seen: its tab, or the button that stands for all where they have no room. */
export const viewNow = (page: Page) =>
  page.locator(
    ':is(.tool-views [role="tab"][aria-selected="true"], .tool-views [aria-haspopup="menu"]):visible',
  )

/** A view by its name: its tab, or its line in the menu of views, which this opens then. */
export async function viewOf(page: Page, name: string | RegExp): Promise<Locator> {
  const menu = page.getByRole('button', { name: /^نما:/ })
  const tab = page.getByRole('tab', { name })
  await expect(tab.or(menu).first()).toBeVisible()
  if (await menu.isHidden()) return tab
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
  return page.getByRole('menuitemcheckbox', { name })
}
