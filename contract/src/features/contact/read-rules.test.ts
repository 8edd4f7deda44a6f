import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRules } from './read-rules.ts'

describe('the rules as a reader sees them', () => {
  it('have headings, paragraphs and lists', () => {
    const text =
      '# ثبت‌نام\nهر راننده یک حساب دارد.\nشماره‌اش از خود اوست.\n\nدوم.\n- یک\n• دو\nهنوز دو\n۳) سه\n## نوبت'
    expect(readRules(text)).toEqual([
      { is: 'heading', text: 'ثبت‌نام' },
      { is: 'paragraph', text: 'هر راننده یک حساب دارد. شماره‌اش از خود اوست.' },
      { is: 'paragraph', text: 'دوم.' },
      { is: 'list', items: ['یک', 'دو هنوز دو', 'سه'] },
      { is: 'heading', text: 'نوبت' },
    ])
  })

  it('are none without text', () => {
    expect(readRules('')).toEqual([])
    expect(readRules('\n \n')).toEqual([])
  })

  it('do not take a word with a hyphen or a year for a list', () => {
    expect(readRules('-۵ درجه\n۱۴۰۵. سال')).toEqual([{ is: 'paragraph', text: '-۵ درجه ۱۴۰۵. سال' }])
  })

  it('lose no word, whatever was written', () => {
    const line = fc.stringMatching(/^[ابپ ]{0,6}$/)
    fc.assert(
      fc.property(fc.array(line), (given) => {
        const shown = readRules(given.join('\n')).flatMap((block) =>
          block.is === 'list' ? block.items : [block.text],
        )
        const words = (texts: readonly string[]) => texts.join(' ').split(' ').filter(Boolean)
        expect(words(shown)).toEqual(words(given))
      }),
    )
  })
})
