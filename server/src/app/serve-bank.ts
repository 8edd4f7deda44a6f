import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoOutcome } from '@bargah/contract/features/payments/payments.states.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findDemoOrder, setDemoOutcome } from '../adapters/bank/bank.builtin.ts'
import type { Db } from '../kernel/database.ts'
import { mustFind, notFound } from '../kernel/errors.ts'

/** What one may try: the outcome, and how often the bank then calls back. */
const acts = {
  pay: { outcome: 'paid', calls: 1, title: 'پرداخت موفق', about: '' },
  decline: {
    outcome: 'declined',
    calls: 1,
    title: 'پرداخت ناموفق',
    about: 'موجودی کارت کافی نیست',
  },
  cancel: { outcome: 'cancelled', calls: 1, title: 'انصراف', about: 'بدون پرداخت به بارگاه برمی‌گردید' },
  silent: {
    outcome: 'paid',
    calls: 0,
    title: 'پرداخت، بی‌بازگشت',
    about: 'بارگاه باید خودش از بانک بپرسد',
  },
  twice: {
    outcome: 'paid',
    calls: 2,
    title: 'پرداخت، با دو پاسخ بانک',
    about: 'کیف پول باید فقط یک بار افزایش یابد',
  },
} as const satisfies Record<string, { outcome: DemoOutcome; calls: number; title: string; about: string }>
type Act = keyof typeof acts

const statusOf: Record<DemoOutcome, string> = {
  paid: 'OK',
  declined: 'NOK',
  cancelled: 'CANCELLED',
  reversed: 'NOK',
}

/** The built-in bank's page, marked as none of a bank's: it asks for no card, and whoever knows the token chooses what happens. */
export function serveBank(app: FastifyInstance, db: Db, panelDir: string | null): void {
  const send = (reply: FastifyReply, inner: string) => sendPage(reply, inner, facesIn(panelDir))
  const say = (reply: FastifyReply, title: string, about: string) => send(reply, sentencePage(title, about))
  // only tokens as we make them: PostgreSQL refuses a text with a NUL, for one
  const at = '/bank/:token(^[\\da-f]{32}$)'
  app.get<{ Params: { token: string } }>(at, async ({ params }, reply) => {
    const order = await mustFind(findDemoOrder(db, params.token), 'این پرداخت')
    if (order.outcome !== null) return say(reply, 'این پرداخت پایان یافته است', 'می‌توانید به بارگاه برگردید.')
    return send(reply, choicePage(order))
  })
  app.post<{ Params: { token: string }; Body: { act?: string } | undefined }>(
    at,
    async ({ params: { token }, body }, reply) => {
      const order = await findDemoOrder(db, token)
      if (!order || !isAct(body?.act)) throw notFound('این پرداخت')
      const { outcome, calls } = acts[body.act]
      await setDemoOutcome(db, token, outcome)
      const chosen = (await findDemoOrder(db, token))?.outcome ?? outcome
      if (calls === 0)
        return say(
          reply,
          'پرداخت شد و بانک خبری نداد',
          'بارگاه تا چند دقیقهٔ دیگر خودش از بانک می‌پرسد و کیف پول را افزایش می‌دهد.',
        )
      const back = `${new URL(order.returnUrl).pathname}?Authority=${token}&Status=${statusOf[chosen]}`
      for (let more = calls; more > 1; more -= 1) await app.inject({ method: 'GET', url: back })
      return reply.header('cache-control', 'no-store').redirect(back, 303)
    },
  )
}

const isAct = (word: unknown): word is Act => typeof word === 'string' && Object.hasOwn(acts, word)

/** Lucide's, as the panel has them. */
const icon = (...paths: string[]) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`
const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'
const icons = {
  demo: icon(
    'M14 2v6a2 2 0 0 0 .25.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.76-2.96l5.51-10.08A2 2 0 0 0 10 8V2',
    'M6.45 15h11.1',
    'M8.5 2h7',
  ),
  pay: icon('M20 6 9 17l-5-5'),
  decline: icon(circle, 'm15 9-6 6', 'm9 9 6 6'),
  cancel: icon('M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'),
  silent: icon(
    'm19 5 3-3',
    'm2 22 3-3',
    'M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z',
    'M7.5 13.5 10 11',
    'M10.5 16.5 13 14',
    'm12 6 6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z',
  ),
  twice: icon(
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z',
    'M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  ),
  go: icon('m15 18-6-6 6-6'),
}

/** The panel's letters and figures, by the names that its build gave them; none without a panel. */
const faces = [
  [/^vazirmatn-persian\b.*\.woff2$/, 'Vazirmatn Variable', '400 900'],
  [/^bargah-figures-400\b.*\.woff$/, 'Bargah Figures', '400'],
  [/^bargah-figures-600\b.*\.woff$/, 'Bargah Figures', '600'],
  [/^bargah-figures-700\b.*\.woff$/, 'Bargah Figures', '700'],
] as const

/** Looked for each time: a build may bring others while the server runs. */
function facesIn(panelDir: string | null): string {
  const folder = panelDir && join(panelDir, 'assets')
  const files = folder && existsSync(folder) ? readdirSync(folder) : []
  return faces
    .flatMap(([name, family, weight]) => {
      const file = files.find((one) => name.test(one))
      return file
        ? `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('/assets/${file}') }\n`
        : []
    })
    .join('')
}

const style = `
:root { color-scheme: light dark; font-family: 'Bargah Figures', 'Vazirmatn Variable', Vazirmatn, Tahoma, sans-serif; line-height: 1.7;
  --page: light-dark(#f0eff2, #17151a); --panel: light-dark(#fff, #211f25); --line: light-dark(#dcd9e0, #3a3740);
  --muted: light-dark(#5f5a66, #aaa4b3); --accent: light-dark(#922c88, #b04aa5) }
* { box-sizing: border-box; margin: 0 }
body { background: var(--page) }
header { background: light-dark(#fff4de, #3a2a0c); color: light-dark(#7a4a00, #ffc766); border-bottom: 2px dashed; padding: 12px 16px }
header, .pay, li button { display: flex; align-items: center; gap: 12px }
svg { inline-size: 24px; block-size: 24px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round } li svg { inline-size: 20px; color: var(--muted) } li span { flex: 1 }
header b, small { display: block } small { font-size: 14px } li small, .order { color: var(--muted) }
main { max-width: 390px; margin: 0 auto; padding: 16px; display: grid; gap: 12px }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 16px }
.sum { font-size: 32px; font-weight: 700 } .sum span { font-size: 16px; font-weight: 400; color: var(--muted) }
h1 { font-size: 18px } .what { font-size: 16px; font-weight: 400; color: var(--muted) } h2 { font-size: 16px; padding: 12px 16px 8px }
button, .go { font: inherit; width: 100%; cursor: pointer }
.pay, .go { background: var(--accent); color: #fff; border: 0; border-radius: 10px; min-height: 52px; font-weight: 600; text-decoration: none; display: flex; place-content: center; align-items: center }
.others { padding: 0; overflow: hidden } ul { list-style: none; padding: 0 }
li button { background: none; color: inherit; border: 0; border-top: 1px solid var(--line); text-align: start; padding: 10px 16px; min-height: 64px; font-weight: 600 }
li small { font-weight: 400 } p { color: var(--muted); font-size: 14px; text-align: center } .said p { text-align: start; margin-top: 4px }
button:focus-visible, .go:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`
const policyOf = (look: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(look).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const page = (inner: string, look: string) => `<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>درگاه نمایشی</title><style>${look}</style></head><body>
<header>${icons.demo}<div><b>درگاه نمایشی</b><small>بانک واقعی نیست و پولی جابه‌جا نمی‌شود.</small></div></header>
<main>${inner}</main></body></html>`

function sendPage(reply: FastifyReply, inner: string, faces: string) {
  const look = faces + style
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyOf(look))
    .type('text/html; charset=utf-8')
    .send(page(inner, look))
}

const sentencePage = (title: string, about: string) =>
  `<section class="card said"><h1>${title}</h1><p>${about}</p></section><a class="go" href="/OnlineCharge">رفتن به بارگاه</a>`

const choicePage = ({ amountRial, orderId }: { amountRial: number; orderId: number }) =>
  `<section class="card"><h1 class="what">پرداخت به بارگاه</h1>
<div class="sum">${formatNumber(amountRial)} <span>ریال</span></div>
<div class="order">${sayRialInToman(amountRial)}</div>
<div class="order">سفارش ${toPersianDigits(String(orderId))}</div></section>
<form method="post"><button class="pay" name="act" value="pay">${icons.pay}${acts.pay.title}</button></form>
<form method="post" class="card others"><h2>یا یکی از این حالت‌ها را بسازید</h2><ul>
${(['decline', 'cancel', 'silent', 'twice'] as const)
  .map(
    (act) =>
      `<li><button name="act" value="${act}">${icons[act]}<span>${acts[act].title}<small>${acts[act].about}</small></span>${icons.go}</button></li>`,
  )
  .join('')}
</ul></form><p>این‌جا شمارهٔ کارت و رمز نمی‌پرسیم.</p>`
