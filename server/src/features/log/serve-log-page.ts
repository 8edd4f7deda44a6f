import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hallLogKindWords, signerFaultWords } from '@bargah/contract/features/log/log.text.ts'
import { formatDatePaper, formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { type LastEntries, readLastEntries, readLogState } from './log.api.ts'
import type { Database } from '../../kernel/database.ts'
import { escapeMarkup } from '../../kernel/escape-markup.ts'
import { countReads } from '../../kernel/memory-counts.ts'
import { policyOfPage } from '../../kernel/page-policy.ts'

const shown = 60
/** Each has the last entries in it, whether or not they are shown. */
const pages = { most: 600, inMs: 10 * 60_000 }

/** `times`: by which what is allowed is multiplied. */
type PageOptions = { panelDir: string | null; times: number }

/**
 * The page of a hall's log: the panel's, and in it, for browsers that run no scripts, the last entries as they are written
 * and how the whole is checked. They cannot check it themselves, and it is not said that anybody did.
 */
export function serveLogPage(app: FastifyInstance, { db }: Database, { panelDir, times }: PageOptions): void {
  if (!panelDir) return
  const countPage = countReads(pages, times)
  app.get<{ Params: { hallId: string } }>('/log/:hallId', async ({ params, ip }, reply) => {
    countPage(ip)
    const hallId = /^[1-9]\d{0,8}$/.test(params.hallId) ? Number(params.hallId) : 0
    const page = await readFile(join(panelDir, 'index.html'), 'utf8')
    const [last, state] = [await readLastEntries(db, hallId, shown), await readLogState(db, hallId)]
    reply.header('content-security-policy', policyOfPage(page))
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return reply.send(
      last ? page.replace(/<noscript>[^<]*<\/noscript>/, () => plainPage({ hallId, state, ...last })) : page,
    )
  })
}

type State = Awaited<ReturnType<typeof readLogState>>
type Plain = LastEntries & { hallId: number; state: State }

function plainPage({ hallId, state, name, size, note, entries }: Plain): string {
  const at = `/log/${hallId}`
  const links = [
    [`${at}/log.tar`, 'همهٔ دفتر در یک فایل'],
    [`${at}/checkpoint`, 'آخرین امضا'],
    [`${at}/key`, 'کلید امضا'],
    [`${at}/witnesses`, 'گواهان'],
  ].map(([href, words]) => `<li><a href="${href}">${words}</a></li>`)
  return `<noscript><link rel="stylesheet" href="/plain.css" /><main class="plain">
<h1>دفتر ${escapeMarkup(name)}</h1>
<p>هر نوبت، انتخاب و مجوز به ترتیب و بی‌نام نوشته می‌شود و پاک نمی‌شود. این دفتر ${formatNumber(size)} سطر دارد.</p>
${sayFault(state)}<p>جاوااسکریپت مرورگر شما خاموش است و این صفحه دفتر را بررسی نکرده است. فایل دفتر را بگیرید و در رایانهٔ خودتان با برنامهٔ بررسی بسنجید:</p>
<pre dir="ltr">npm run verify-log -- log-${hallId}.tar</pre>
<ul>${links.join('')}</ul>
<h2>تازه‌ترین سطرها</h2>
<ol class="plain-rows">${entries.map(rowOf).join('')}</ol>
${note === null ? '' : `<h2>آخرین امضای دفتر</h2><pre dir="ltr">${escapeMarkup(note)}</pre>`}</main></noscript>`
}

/** What is to be said of a log that its signer does not sign. */
function sayFault(state: State): string {
  if (!state || state.signer === 'signs' || state.since === null) return ''
  const { title, say } = signerFaultWords[state.signer]
  return `<p><b>${title}</b></p>\n<p>${say(`${formatDatePaper(state.since)}، ${formatSeconds(state.since)}`)}</p>\n`
}

function rowOf({ index, at, kind, entry, isCut }: LastEntries['entries'][number]): string {
  const time = `${formatDatePaper(at)}، ${formatSeconds(at)}`
  return `<li><b>سطر ${formatNumber(index + 1)}: ${hallLogKindWords[kind]}</b> <time>${time}</time><code dir="ltr">${escapeMarkup(entry)}${isCut ? '…' : ''}</code></li>`
}
