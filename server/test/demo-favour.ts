import { type FindingKind, findingKinds } from '@bargah/contract/features/oversight/oversight.states.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { type CountedSubject, listCounted } from '../src/features/oversight/counted.store.ts'
import { monthOf } from '../src/features/oversight/look-for-favour.ts'
import { computeFindings } from '../src/features/oversight/oversight.rules.ts'
import type { TestApp } from './app.ts'
import { oneRow } from './rows.ts'

type Planted = { kind: FindingKind; about: string; hallName: string | null; hits: number; outOf: number }
const hallName = 'یزد'

/** The cases that are planted in the demo world, one of each kind, and what is counted of them. */
export const planted: readonly Planted[] = [
  { kind: 'night_turns', about: 'جواد خاتمی', hallName, hits: 8, outOf: 8 },
  { kind: 'turn_bursts', about: 'منصور دهقانی', hallName, hits: 21, outOf: 24 },
  { kind: 'staff_lists_win', about: 'ناهید صباغ', hallName, hits: 8, outOf: 8 },
  { kind: 'few_drivers', about: 'کاروان بار میبد', hallName: null, hits: 10, outOf: 12 },
  { kind: 'given_again', about: 'سپهر ترابر اردکان', hallName: null, hits: 5, outOf: 5 },
  { kind: 'ended_in_round', about: 'آفتاب بار بافق', hallName: null, hits: 6, outOf: 16 },
  { kind: 'edited_after_choices', about: 'رهنورد تفت', hallName: null, hits: 5, outOf: 5 },
  { kind: 'refused_as_far', about: hallName, hallName, hits: 10, outOf: 38 },
  { kind: 'shared_phone', about: 'گوشی مشترک', hallName: null, hits: 2, outOf: 2 },
  { kind: 'shared_truck', about: 'کامیون 3300006', hallName: null, hits: 3, outOf: 3 },
]

/** The month of the planted cases. */
export const plantedMonth = async ({ clock, db }: TestApp) =>
  monthOf(new Date((await clock.now(db)).getTime() - 90 * dayMs))

/** All findings as Admin lists them, kind after kind. */
export async function listFound(app: TestApp, token: string) {
  const { data } = await app.call('listFindings', { token, body: { PageSize: 100 } })
  const found = data as (Planted & { monthDate: string })[]
  return found.toSorted((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
}

/** In which months something would be found of those alone who are not planted, each held against the others of them. */
export async function listFoundOfFair(app: TestApp) {
  const { db } = app
  const now = await app.clock.now(db)
  const named = planted.map(({ about }) => about)
  const hall = await oneRow(db, 'halls', { name: hallName })
  const companies = await db.selectFrom('companies').select('id').where('name', 'in', named).execute()
  const isPlanted = ({ hallId, companyId, deviceId, freighterId }: CountedSubject) =>
    hallId === hall.id || companies.some(({ id }) => id === companyId) || deviceId || freighterId
  const found: string[] = []
  let judged = 0
  for (let ago = 0; ago <= 12; ago += 1)
    for (const kind of findingKinds) {
      const counted = await listCounted(db, kind, monthOf(new Date(now.getTime() - ago * 30 * dayMs)))
      const fair = besideEachOther(
        kind,
        counted.filter((one) => !isPlanted(one)),
      )
      judged += fair.length
      if (computeFindings(kind, fair).length > 0) found.push(`${kind}, ${ago} months ago`)
    }
  return { found, judged }
}

/** These are held against what others did in the same hall, where nobody who is planted did anything. */
const inOneHall: readonly FindingKind[] = ['night_turns', 'staff_lists_win']

function besideEachOther(kind: FindingKind, counted: readonly CountedSubject[]): readonly CountedSubject[] {
  if (inOneHall.includes(kind)) return counted
  const sum = (of: 'hits' | 'outOf') => counted.reduce((all, one) => all + one[of], 0)
  const [hits, outOf] = [sum('hits'), sum('outOf')]
  return counted.map((one) => ({ ...one, usualHits: hits - one.hits, usualOutOf: outOf - one.outOf }))
}
