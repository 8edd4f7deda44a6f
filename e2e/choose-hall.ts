import type { Page } from '@playwright/test'

/** Chooses the hall of a load that is declared, by its name, or the first that the company has. */
export async function chooseHall(page: Page, name = ''): Promise<void> {
  const box = page.getByLabel('سالن اعلام بار')
  await box.click()
  if (name) await box.fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).first().click()
}
