import { newSession, windowOf } from '../accounts.ts'
import { launchBare } from '../bare-browser.ts'
import { startBuiltServer } from '../built-server.ts'
import { askLighthouse } from './lighthouse.ts'
import { type Figures, measure, type Opened } from './measure.ts'
import { makePeer } from './peer.ts'

const company = { username: 'TC10380284790', door: 'Company' } as const
const hall = { username: 'LoadHall1', door: 'Support' } as const
const driver = { username: '1000000230', door: 'Driver' } as const
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const lineOf = (figures: Figures) =>
  `first words ${seconds(figures.firstMs)}, largest ${seconds(figures.largestMs)}, whole ${seconds(figures.wholeMs)}, ` +
  `blocked ${seconds(figures.blockedMs)}, shifts ${figures.shift.toFixed(3)}, ` +
  `${figures.requests.toFixed(0)} requests, ${figures.scriptKb.toFixed(0)} kB of script`

/**
 * `npm run bench -- phone`: the door and a driver's home, cold, on 400 kbit/s with 400 ms a trip and a processor four times
 * slower, and homes and a list of desks on 10 Mbit/s with 40 ms, beside a list of react-admin on both that is built for it in
 * a folder of its own; and what Lighthouse says of each.
 */
async function measurePhone(): Promise<void> {
  const server = await startBuiltServer()
  const peer = await makePeer()
  const browser = await launchBare()
  try {
    const keptOf = async (account: typeof driver | typeof company | typeof hall) =>
      windowOf(await newSession(account, server.url), { base: server.url }).kept
    const ofCompany = { kept: await keptOf(company), isDesk: true }
    const peerList = { url: `${peer.url}/`, kept: {}, whole: 'tbody tr' }
    const pages: Opened[] = [
      { name: 'the door', url: `${server.url}/login`, kept: {}, whole: '#root h1' },
      {
        name: "a driver's home",
        url: `${server.url}/`,
        kept: await keptOf(driver),
        whole: '#root .face-acts .btn',
      },
      { name: 'a list of react-admin', ...peerList },
      {
        name: "a company's home at a desk",
        url: `${server.url}/`,
        whole: '.home-row >> visible=true',
        ...ofCompany,
      },
      {
        name: "a company's loads at a desk",
        url: `${server.url}/Cargos`,
        whole: 'tbody td b, tbody td .route',
        ...ofCompany,
      },
      {
        name: "a hall's home at a desk",
        url: `${server.url}/`,
        kept: await keptOf(hall),
        whole: 'tbody td',
        isDesk: true,
      },
      { name: 'a list of react-admin at a desk', ...peerList, isDesk: true },
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
