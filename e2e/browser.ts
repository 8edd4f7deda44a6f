import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const shells = ['/usr/bin/chromium-headless-shell']
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Browser = { executablePath: string; env: Record<string, string> }

/**
 * The browser to test with: the one that `BROWSER_PATH` names, else a headless shell, installed or from npm with libraries
 * of its own, else a whole browser that is installed. A shell draws no windows around its pages, which halves the work.
 */
export function findBrowser(): Browser {
  const { BROWSER_PATH: named } = process.env
  const own = named ?? shells.find((path) => existsSync(path))
  if (own) return { executablePath: own, env: {} }
  const shell = process.platform === 'linux' && process.arch === 'x64' ? unpackShell() : null
  if (shell && runs(shell)) return shell
  const installed = findWhole()
  if (!installed) throw new Error('no browser is found here: install Chromium or Chrome, or set BROWSER_PATH')
  return { executablePath: installed, env: {} }
}

/** A browser that is installed with its windows, which shows PDFs in a page as a shell does not. */
export const findWhole = (): string | undefined => whole.find((path) => existsSync(path))

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // the empty page of a new window goes on in its process; else each window would begin two
  '--renderer-process-limit=1',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const runs = ({ executablePath, env }: Browser) =>
  spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0

/** Out: the headless shell that came from npm. It is unpacked beside its place and then moved there, whole or not at all. */
function unpackShell(): Browser {
  const packed = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  const folder = join(tmpdir(), `bargah-shell-${version}`)
  if (!existsSync(folder)) {
    const making = mkdtempSync(`${folder}.new-`)
    const unpack = (name: string) => brotliDecompressSync(readFileSync(join(packed, 'bin', `${name}.br`)))
    writeFileSync(join(making, 'chromium'), unpack('chromium'), { mode: 0o755 })
    for (const archive of ['al2023.tar', 'fonts.tar'])
      execFileSync('tar', ['xf', '-', '-C', making], { input: unpack(archive) })
    writeFileSync(join(making, 'fonts.conf'), fontsOf(folder))
    try {
      renameSync(making, folder)
    } catch {
      // another run has just put it there
      rmSync(making, { recursive: true })
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  return { executablePath: join(folder, 'chromium'), env }
}

/** The machine's fonts; where it has none, letters of a page whose own font has not come yet would have no width. */
const fontsOf = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`
