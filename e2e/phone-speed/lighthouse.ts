import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../browser.ts'
import type { Opened } from './measure.ts'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { displayValue?: string }>
}
const audits = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}
const port = 9_371
const mostMs = 120_000

/** In: what is opened, and the folder that holds Lighthouse. Out: a line of what it says, by its own slow phone or its desk. */
export async function askLighthouse({ url, kept, isDesk }: Opened, folder: string): Promise<string> {
  const profile = mkdtempSync(join(folder, 'profile-'))
  await keepIn(profile, url, kept)
  const { executablePath, env } = findBrowser()
  // a browser that two programs lead waits for both
  const browser = spawn(
    executablePath,
    [
      ...browserArgs,
      '--headless',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  try {
    await untilItListens()
    const file = join(profile, 'report.json')
    const asked = [
      `--port=${port}`,
      '--disable-storage-reset',
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...(isDesk ? ['--preset=desktop'] : []),
    ]
    execFileSync(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...asked], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: mostMs,
    })
    return lineOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch (error) {
    return `no answer: ${(error as Error).message}`
  } finally {
    const ended = once(browser, 'exit')
    browser.kill()
    await ended
  }
}

async function keepIn(profile: string, url: string, kept: Opened['kept']): Promise<void> {
  const { executablePath, env } = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: browserArgs,
  })
  const page = await context.newPage()
  await page.goto(new URL('/icon.svg', url).href)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(kept))
  await context.close()
}

async function untilItListens(): Promise<void> {
  const until = Date.now() + mostMs
  while (Date.now() < until) {
    const reply = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the browser for Lighthouse does not listen')
}

function lineOf({ categories, audits: found }: Report): string {
  const scores = Object.entries(categories).map(
    ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
  )
  const times = Object.entries(audits).map(([name, id]) => `${name} ${found[id]?.displayValue ?? 'unknown'}`)
  return [...scores, ...times].join(', ')
}
