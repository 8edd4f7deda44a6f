import { newSession, windowOf } from '../accounts.ts'
import { launchBare } from '../bare-browser.ts'
import { startBuiltServer } from '../built-server.ts'
import { askLighthouse } from './lighthouse.ts'
import { type Figures, measure, type Opened } from './measure.ts'
import { makePeer } from './peer.ts'

const driver = { username: '1000000230', door: 'Driver' } as const
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const lineOf = (figures: Figures) =>
  `first words ${seconds(figures.firstMs)}, largest ${seconds(figures.largestMs)}, whole ${seconds(figures.wholeMs)}, ` +
  `blocked ${seconds(figures.blockedMs)}, shifts ${figures.shift.toFixed(3)}, ` +
  `${figures.requests.toFixed(0)} requests, ${figures.scriptKb.toFixed(0)} kB of script`

/**
 * `npm run bench -- phone`: the door and a driver's home, cold, on 400 kbit/s with 400 ms a trip and a processor four times
 * slower, beside a list of react-admin that is built for it in a folder of its own; and what Lighthouse says of each.
 */
async function measurePhone(): Promise<void> {
  const server = await startBuiltServer()
  const peer = await makePeer()
  const browser = await launchBare()
  try {
    const session = await newSession(driver, server.url)
    const { kept } = windowOf(session, { base: server.url })
    const pages: Opened[] = [
      { name: 'the door', url: `${server.url}/login`, kept: {}, whole: '#root h1' },
      { name: "a driver's home", url: `${server.url}/`, kept, whole: '#root .face-acts .btn' },
      { name: 'a list of react-admin', url: `${peer.url}/`, kept: {}, whole: 'tbody tr' },
    ]
    for (const page of pages) console.log(`phone: ${page.name}: ${lineOf(await measure(browser, page))}`)
    for (const page of pages)
      console.log(`phone: ${page.name}, by Lighthouse: ${await askLighthouse(page, peer.folder)}`)
  } finally {
    await browser.close()
    peer.remove()
    await server.remove()
  }
}

await measurePhone()
