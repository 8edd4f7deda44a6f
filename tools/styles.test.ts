import { describe, expect, it } from 'vitest'
import { findStyleFaults } from './styles.ts'

const button = { file: 'ui/button.css', css: '.btn { color: red; }' }
const inFeature = (css: string, file = 'features/turns/turns.css') => ({ file, css })
const code = "<p className={`btn badge-${tone}`} /> 'turn-card' 'react-aria-Calendar'"
const faultsOf = (...sheets: { file: string; css: string }[]) => findStyleFaults([button, ...sheets], code)

describe('the law of the stylesheets', () => {
  it('finds nothing in sheets that keep it', () => {
    const kept = inFeature('.turn-card { font-size: var(--text-sm) } .turn-card .btn { font-size: 0.5em }')
    expect(faultsOf(kept)).toEqual([])
  })

  it('wants no sheet to say its layer', () => {
    expect(faultsOf(inFeature('@layer features { .turn-card { color: red } }'))).toEqual([
      'features/turns/turns.css:1: .turn-card says its layer, which its folder tells',
    ])
  })

  it('wants the sheets no longer than they were', () => {
    const sheets = [inFeature('\n.turn-card {\n top: 0\n}\n')]
    expect(findStyleFaults(sheets, code, 4)).toEqual([])
    expect(findStyleFaults(sheets, code, 3)).toEqual(['the sheets have 4 lines, and 3 at the most'])
  })

  it('knows classes by their words, by the beginning of a template, and those of libraries', () => {
    expect(faultsOf(inFeature('.badge-danger { top: 0 } .react-aria-Button { top: 0 }'))).toEqual([])
    expect(faultsOf(inFeature('.turn-card .gone { top: 0 }'))).toEqual([
      'features/turns/turns.css:1: nothing uses the class .gone',
    ])
  })

  it('lets a class lead rules in one file only, whoever names it elsewhere in a condition', () => {
    const [one, other] = ['features/a/a.css', 'features/b/b.css'] as const
    const card = '.turn-card { top: 0 }'
    expect(faultsOf(inFeature(card, one), inFeature(card, other))).toEqual([
      'features/b/b.css:1: .turn-card leads rules of features/a/a.css too',
    ])
    expect(faultsOf(inFeature('.btn.turn-card { top: 0 }', one))).toEqual([
      'features/a/a.css:1: .btn leads rules of ui/button.css too',
    ])
    expect(faultsOf(inFeature(':root:has(.btn) .turn-card { top: 0 }', one))).toEqual([])
  })

  it('wants sizes of type by token, but on paper', () => {
    expect(faultsOf(inFeature('.turn-card { font-size: 15px }'))).toEqual([
      'features/turns/turns.css:1: font-size 15px is no token of type',
    ])
    expect(faultsOf(inFeature('@media print { .turn-card { font-size: 9pt } }'))).toEqual([])
  })

  it('wants one of three weights', () => {
    const kept =
      '.turn-card { font: 400 var(--text-sm) / 1.5 var(--font) } .turn-card .btn { font-weight: 700 }'
    expect(faultsOf(inFeature(kept))).toEqual([])
    expect(faultsOf(inFeature('.turn-card { font: 650 var(--text-sm) / 1.5 var(--font) }'))).toEqual([
      'features/turns/turns.css:1: the weight 650 is none of 400, 600 and 700',
    ])
    expect(faultsOf(inFeature('.turn-card { font-weight: bold }'))).toEqual([
      'features/turns/turns.css:1: the weight bold is none of 400, 600 and 700',
    ])
  })

  it('wants the size in a font by token too', () => {
    const kept = '.turn-card { font: 600 var(--text-sm) / 1.5 var(--font) } .turn-card .btn { font: inherit }'
    expect(faultsOf(inFeature(kept))).toEqual([])
    expect(faultsOf(inFeature('.turn-card { font: 600 15px / 1.5 var(--font) }'))).toEqual([
      'features/turns/turns.css:1: font 15px is no token of type',
    ])
  })

  it('wants a room and a line height that a token has by that token, but on paper', () => {
    const css = '.btn { --space-2: 8px; --leading-sm: 1.375rem; gap: var(--space-2) var(--leading-sm); }'
    const tokens = { file: 'ui/tokens.css', css }
    const of = (body: string) => faultsOf(tokens, inFeature(`.turn-card { ${body} }`))
    expect(of('gap: 7px; padding: var(--space-2) 3px; line-height: 1.4')).toEqual([])
    expect(of('padding: 3px 8px')).toEqual(['features/turns/turns.css:1: padding 8px is the token --space-2'])
    expect(of('line-height: 1.375rem')).toEqual([
      'features/turns/turns.css:1: line-height 1.375rem is the token --leading-sm',
    ])
    expect(faultsOf(tokens, inFeature('@media print { .turn-card { gap: 8px } }'))).toEqual([])
  })

  it('finds tokens that nothing reads', () => {
    const tokens = { file: 'ui/tokens.css', css: '.btn { \n--gone: 1px }' }
    expect(faultsOf(tokens)).toEqual(['nothing reads the token --gone'])
  })

  it('finds tokens that nothing gives, but where another value stands in their place', () => {
    const asks = inFeature('.turn-card { border-radius: var(--radius-md); inset: var(--inset, 0) }')
    const tokens = (css: string) => ({ file: 'ui/tokens.css', css })
    expect(faultsOf(asks, tokens(''))).toEqual(['nothing gives the token --radius-md'])
    expect(faultsOf(asks, tokens('.btn {\n--radius-md: 8px; }'))).toEqual([])
  })

  it('counts each class that a selector joins at its head as one that leads', () => {
    const joined = inFeature(':is(.turn-card, .btn) { top: 0 }')
    expect(faultsOf(joined)).toEqual(['features/turns/turns.css:1: .btn leads rules of ui/button.css too'])
  })

  it('wants what scrolls to hold what is placed in it, but on paper', () => {
    expect(faultsOf(inFeature('.turn-card { overflow-y: auto }'))).toEqual([
      'features/turns/turns.css:1: .turn-card scrolls and says no position, so what is hidden in it makes the page grow',
    ])
    expect(faultsOf(inFeature('.turn-card { overflow: auto; position: relative }'))).toEqual([])
    expect(faultsOf(inFeature('.turn-card { overflow: hidden }'))).toEqual([])
    expect(faultsOf(inFeature('@media print { .turn-card { overflow: auto } }'))).toEqual([])
  })
})
