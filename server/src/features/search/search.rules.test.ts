import { describe, expect, it } from 'vitest'
import { kinds, readWanted } from './search.rules.ts'

describe('what is looked for', () => {
  it.each([
    ['۲۰۴۸۱', { kinds, words: ['20481'], number: 20481 }],
    ['٢٠٤٨١', { kinds, words: ['20481'], number: 20481 }],
    ['۴۲', { kinds, words: [], number: 42 }],
    ['بار ۴۲', { kinds: ['cargo'], words: [], number: 42 }],
    ['مجوز ۵۸۴۰۲', { kinds: ['permit'], words: ['58402'], number: 58402 }],
    ['نوبت رضایی', { kinds: ['turn'], words: ['رضایی'], number: undefined }],
    ['شرکت ترابر', { kinds: ['company'], words: ['ترابر'], number: undefined }],
    ['راننده  كريمي', { kinds: ['person'], words: ['کریمی'], number: undefined }],
    ['مجوز', { kinds, words: ['مجوز'], number: undefined }],
    ['رضایی ۸۱۲', { kinds, words: ['رضایی', '812'], number: undefined }],
    ['ع ۸۱', { kinds, words: [], number: undefined }],
    ['۹۹۹۹۹۹۹۹۹۹', { kinds, words: ['9999999999'], number: undefined }],
    ['۰۹۱۲', { kinds, words: ['0912'], number: undefined }],
    [' ', { kinds, words: [], number: undefined }],
  ])('«%s»', (text, wanted) => {
    expect(readWanted(text)).toEqual(wanted)
  })

  it.each(['۳۴ ع ۸۱۲', '۳۴ع۸۱۲', '34ع 812', 'پلاک ۳۴ ع ۸۱۲', '۳۴-ع-۸۱۲'])(
    'the plate «%s» as it is stored',
    (text) => {
      expect(readWanted(text).words).toEqual(['34ع812'])
    },
  )

  it('a plate with its region, which is a word of its own', () => {
    expect(readWanted('پلاک ۳۴ ع ۸۱۲ ایران ۸۴').words).toEqual(['34ع812', '84'])
    for (const text of ['۳۴ع۸۱۲ ۸۴', '۳۴ع۸۱۲-۸۴', '۳۴ع۸۱۲ - ایران۸۴'])
      expect(readWanted(text).words).toEqual(['34ع812', '84'])
  })
})
