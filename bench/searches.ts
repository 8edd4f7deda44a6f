import { contract } from '@bargah/contract/contract.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import pg from 'pg'
import { partsOf } from '../server/src/kernel/search-parts.rules.ts'
import { sql } from '../server/src/kernel/sql.ts'
import type { Trade } from '../server/test/trade.ts'
import {
  type BenchRequest,
  clients,
  compare,
  type Contender,
  type Measured,
  openClients,
  sayCompared,
} from './clients.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import { plainPages } from './plain-pages.ts'
import { serve } from './server.ts'
import type { World } from './world.ts'

const length = { turns: 2, ms: 800 }
const dayMs = 24 * 60 * 60_000

type Key = 'searchPermits' | 'searchCargos' | 'searchAudit' | 'listTransactions' | 'showAccountReport'
/** What is asked of a call again and again, by another word each time; beside it a person's own statement for the same page. */
export type Question = {
  key: Key
  as: 'admin' | 'company'
  words: readonly (string | number)[]
  body(word: never): object
  plain: string
  values(word: never): readonly unknown[]
}

/**
 * What people look for at their desks, over HTTP by sixteen clients, by turns with the best that one would write himself:
 * a named statement of plain `pg` for the same rows, and their count to 10,001, which ours no longer waits for in a search (0135). `--only TEXT` asks those whose name has it.
 */
export async function benchSearches(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: true }, async (world, trade, askers) => {
    const questions = await questionsOf(world, trade)
    await serve({ database: world.url, signer: world.signerUrl }, async ({ port }) => {
      for (const [name, question] of Object.entries(questions)) {
        if (options.only && !name.includes(options.only)) continue
        await ask(world, port, {
          title: `searches of ${trade.rows}: ${name}`,
          question,
          token: askers[question.as],
        })
      }
    })
  })
}

export async function questionsOf({ db }: World, { companyId }: Trade): Promise<Record<string, Question>> {
  const names = async (table: string, from: number) => {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(table)} order by id offset ${from} limit 8`.execute(db)
    return rows.map(({ name }) => name.split(' ')[0] ?? '')
  }
  const [goods, cities] = [await names('goods', 10), await names('cities', 100)]
  const families = ['رضایی', 'محمدی', 'حسینی', 'بندر', 'جعفری']
  const numbers = [5037, 4411, 7219, 9083, 6150, 3308, 8826].map((n) => String(1_000_000_000 + n))
  const search = (Search: string) => ({ Search })
  const like = (...words: string[]) => words.map((word) => `%${word}%`)
  // of what few have, whoever knows the index asks it; of what many have, the order finds a page sooner
  const found = 'search_parts(search_text) @@ $1::tsquery and search_text like all($2)'
  const asked = (...words: string[]) => [
    words.map((word) => partsOf(word)?.query).join(' & '),
    like(...words),
  ]
  const since = new Date(Date.now() - 90 * dayMs)
  const permits = { key: 'searchPermits', as: 'admin' } as const
  const wallet = { as: 'company', words: [0] } as const
  return {
    'permits, all': {
      ...permits,
      words: [0],
      body: () => ({}),
      plain: plainPages.permits('true'),
      values: () => [],
    },
    'permits, a family contains': {
      ...permits,
      words: ['زارع', 'سلیما', 'نجفی', 'ملکی', 'عزیز', 'فرهاد'],
      body: (value: string) => ({ Filter: [{ field: 'driverFamily', op: 'contains', value }] }),
      plain: plainPages.permits(`drivers.last_name like $1`, 'join drivers on drivers.id = driver_id'),
      values: like,
    },
    'permits, a word of many': {
      ...permits,
      words: families,
      body: search,
      plain: plainPages.permits('search_text like $1'),
      values: like,
    },
    'permits, a word of few': {
      ...permits,
      words: numbers,
      body: search,
      plain: plainPages.permits(found),
      values: asked,
    },
    'permits, part of a number': {
      ...permits,
      words: numbers.map((word) => word.slice(-4)),
      body: search,
      plain: plainPages.permits(found),
      values: asked,
    },
    'permits, two words': {
      ...permits,
      words: cities,
      body: (word: string) => search(`${word} رضایی`),
      plain: plainPages.permits(found),
      values: (word: string) => asked(word, 'رضایی'),
    },
    "permits, a company's word of many": {
      ...permits,
      as: 'company',
      words: families,
      body: search,
      plain: plainPages.permits(`company_id = ${companyId} and search_text like $1`),
      values: like,
    },
    'cargos, two words': {
      key: 'searchCargos',
      as: 'admin',
      words: cities,
      body: (word: string) => search(`${word} ${goods[0]}`),
      plain: plainPages.cargos(found),
      values: (word: string) => asked(word, goods[0] ?? ''),
    },
    'permits, goods': {
      ...permits,
      words: [2, 7, 20, 40],
      body: (id: number) => ({ KalaId: [id] }),
      plain: plainPages.permits('goods_id = $1', 'join cargos on cargos.id = cargo_id'),
      values: (id: number) => [id],
    },
    'permits, city of the hall': {
      ...permits,
      words: [1, 2, 3, 4, 5],
      body: (id: number) => ({ LoadHallCityId: id }),
      plain: plainPages.permits(
        'city_id = $1',
        'join cargos on cargos.id = cargo_id join halls on halls.id = hall_id',
      ),
      values: (id: number) => [id],
    },
    'permits, company': {
      ...permits,
      words: [1, 5, 20, 60],
      body: (id: number) => ({ TransportationCompanyId: id }),
      plain: plainPages.permits('company_id = $1'),
      values: (id: number) => [id],
    },
    'permits, grouped by company': {
      ...permits,
      words: [0],
      body: () => ({ GroupBy: 'transportationCompanyName' }),
      plain: plainPages.groups('permits.company_id', 'count desc'),
      values: () => [],
    },
    'permits, grouped by day': {
      ...permits,
      words: [0],
      body: () => ({ GroupBy: 'driverReserveDate' }),
      plain: plainPages.groups(`(issued_at at time zone 'Asia/Tehran')::date`, '1 desc'),
      values: () => [],
    },
    "permits, a company's grouped by day": {
      ...permits,
      as: 'company',
      words: [0],
      body: () => ({ GroupBy: 'driverReserveDate' }),
      plain: plainPages
        .groups(`(issued_at at time zone 'Asia/Tehran')::date`, '1 desc')
        .replace('group by', `where permits.company_id = ${companyId} group by`),
      values: () => [],
    },
    'audit, who': {
      key: 'searchAudit',
      as: 'admin',
      words: families.slice(0, 3),
      body: search,
      plain: plainPages.audit('user_id in (select id from users where full_name like $1)'),
      values: like,
    },
    'audit, an address': {
      key: 'searchAudit',
      as: 'admin',
      words: ['10.2.55.21', '10.1.7.101', '10.3.88.4'],
      body: search,
      plain: plainPages.audit('search_parts(lower(address)) @@ $1::tsquery and address like any($2)'),
      values: asked,
    },
    'audit, whose row': {
      key: 'searchAudit',
      as: 'admin',
      words: numbers,
      body: (word: string) => ({ Subject: word }),
      plain: plainPages.audit(`id in (select line from audit_changes join permits on permits.id::text = row_id
        join drivers on drivers.id = driver_id where table_name = 'permits' and national_id = $1)`),
      values: (word: string) => [word],
    },
    'account report': {
      ...wallet,
      key: 'showAccountReport',
      body: () => ({ FromDate: jalaliDate(since) }),
      plain: plainPages.report(companyId),
      values: () => [since],
    },
    transactions: {
      ...wallet,
      key: 'listTransactions',
      body: () => ({}),
      plain: plainPages.transactions(companyId, 0),
      values: () => [],
    },
    'transactions, 40,000 deep': {
      ...wallet,
      key: 'listTransactions',
      body: () => ({ Page: 801 }),
      plain: plainPages.transactions(companyId, 40_000),
      values: () => [],
    },
  }
}

async function ask(
  world: World,
  port: number,
  { title, question, token }: { title: string; question: Question; token: string },
): Promise<void> {
  const { contenders, measured, givenUp } = await measureQuestion(world, port, { question, token })
  sayCompared(title, contenders, measured)
  if (givenUp > 0) console.log(`  of ours ${givenUp} were given up, warming up counted`)
}

/** Asks a question by turns with the plain statement. Out: first ours, then it; and how many of ours were given up. */
export async function measureQuestion(
  world: World,
  port: number,
  { question, token }: { question: Question; token: string },
): Promise<{ contenders: Contender[]; measured: Measured[]; givenUp: number }> {
  const requests = requestsOf(question, token)
  const values = question.words.map((word) => [...question.values(word as never)])
  const ours = openClients(port)
  const plain = await openPlain(world.url)
  const next = counter(requests.length)
  let givenUp = 0
  // after three seconds, or where too many groups are asked for at once
  const noteGivenUp = (error: Error) => {
    if (!/^(400|503)/.test(error.message)) throw error
    givenUp += 1
  }
  try {
    const contenders: Contender[] = [
      {
        name: 'ours',
        ask: (client) => ours.ask(client, requests[next()] as BenchRequest).catch(noteGivenUp),
      },
      { name: 'plain', ask: (client) => plain.ask(client, question.plain, values[next()] as unknown[]) },
    ]
    const measured = await compare(contenders, length)
    return { contenders, measured, givenUp }
  } finally {
    ours.close()
    await plain.close()
  }
}

const requestsOf = ({ key, words, body }: Question, token: string): BenchRequest[] =>
  words.map((word) => {
    const { method, path } = contract[key]
    const asked = { PageSize: 50, ...body(word as never) }
    if (method === 'POST') return { method, path, token, body: asked }
    const query = new URLSearchParams(
      Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
    )
    return { method, path: `${path}?${query.toString()}`, token }
  })

const counter = (count: number) => {
  let at = -1
  return () => {
    at = (at + 1) % count
    return at
  }
}

/** Sixteen connections that plan a search for its word, and are not cut off as the server's are. */
async function openPlain(connectionString: string) {
  const options = '-c plan_cache_mode=force_custom_plan -c statement_timeout=0'
  const all = Array.from({ length: clients }, () => new pg.Client({ connectionString, options }))
  await Promise.all(all.map((one) => one.connect()))
  return {
    ask: (client: number, text: string, values: unknown[]) =>
      (all[client] as pg.Client).query({ text, values, name: 'plain' }),
    close: () => Promise.all(all.map((one) => one.end())),
  }
}
