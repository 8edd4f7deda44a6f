import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { sayInquiry, type InquiryShown, unknownWord } from '../../features/inquiries/inquiry-words.ts'
import { paths } from '../../kernel/paths.ts'
import { answered, type Need } from './needs.ts'

type Kind = { key: string; title: string; verb: string; is: (said: InquiryShown) => boolean }

const kinds: readonly Kind[] = [
  {
    key: 'silent',
    title: 'استعلام بی‌پاسخ، که به معنای رد نیست',
    verb: 'پرسیدن دوباره',
    is: ({ tone }) => tone === 'plain',
  },
  {
    key: 'unknown',
    title: 'شمارهٔ ناشناس، که باید با سند سنجیده شود',
    verb: 'اصلاح',
    is: ({ tone, word }) => tone === 'warning' && word === unknownWord,
  },
  {
    key: 'ending',
    title: 'کارت که اعتبارش رو به پایان یا گذشته است',
    verb: 'دیدن',
    is: ({ large }) => large.some(({ isNear }) => isNear),
  },
]

const openOf = (id: number | undefined): Need['search'] => (id === undefined ? {} : { open: id })

type Asked = { data: readonly InquiryRow[] | undefined; isError: boolean }

/** In: today's inquiries, and now. Out: what of them is still to be done, each leading to the first of its kind. */
export function inquiryNeeds({ data, isError }: Asked, now: Date): Need[] {
  const said = (data ?? []).map((row) => ({ id: row.id, shown: sayInquiry(row, now) }))
  return kinds.map(({ is, ...words }) => {
    const these = said.filter(({ shown }) => is(shown))
    const [first] = these
    return {
      ...words,
      total: these.length,
      isAtLeast: false,
      ...answered({ data, isError }),
      detail: first?.shown.who ?? null,
      to: paths.inquiry,
      search: openOf(first?.id),
    }
  })
}
