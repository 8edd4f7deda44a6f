import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import chromium from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Browser = { executablePath: string; env: Record<string, string> }

/** The browser to test with: an installed one, or the one that comes from npm with libraries of its own. */
export async function findBrowser(): Promise<Browser> {
  const own = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path))
  return own ? { executablePath: own, env: {} } : unpackBrowser()
}

async function unpackBrowser(): Promise<Browser> {
  const executablePath = await chromium.executablePath()
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin')
  const folder = join(tmpdir(), 'bargah-browser-libraries')
  if (!existsSync(join(folder, 'lib'))) {
    mkdirSync(folder, { recursive: true })
    const archive = join(folder, 'libraries.tar')
    writeFileSync(archive, brotliDecompressSync(readFileSync(join(bin, 'al2023.tar.br'))))
    execFileSync('tar', ['xf', archive, '-C', folder])
  }
  return { executablePath, env: { LD_LIBRARY_PATH: join(folder, 'lib') } }
}
