import { takeTurnFaults, TakeTurnBody } from '@bargah/contract/features/turns/turns.schema.ts'
import { describe, expect, it } from 'vitest'
import { atFields, findFaults, placeSentences } from './form-faults.rules.ts'

const takeTurn = { body: TakeTurnBody, faults: takeTurnFaults }

describe('the faults of a form', () => {
  it('are those of the contract, by the names of the wire; what is empty is missing', () => {
    const sent = { LoadHallId: null, NationalId: '', FreighterCardNumber: '1234567' }
    expect(findFaults(takeTurn, sent, 'AdminSupport')).toEqual({
      LoadHallId: 'سالن را انتخاب کنید.',
      NationalId: 'کد ملی راننده را وارد کنید.',
    })
  })

  it('depend on who fills it in', () => {
    const sent = { LoadHallId: null, NationalId: '', FreighterCardNumber: '1234567' }
    expect(Object.keys(findFaults(takeTurn, sent, 'LoadHallAdmin'))).toEqual(['NationalId'])
  })

  it('hold a field’s own fault before what is said of it beside others', () => {
    const checks = { ...takeTurn, faults: () => [['NationalId', 'چیز دیگری.']] as [string, string][] }
    const faults = findFaults(checks, { NationalId: '12' }, null)
    expect(faults.NationalId).toContain('۱۰')
  })

  it('ask for what the form wants and the contract can do without; an empty file is none', () => {
    const missing = { File: 'عکس را انتخاب کنید.', Item2: 'سالن را انتخاب کنید.' }
    expect(findFaults({ missing }, { File: new Blob(), Item2: null }, null)).toEqual(missing)
    expect(findFaults({ missing }, { File: new Blob(['a']), Item2: 7 }, null)).toEqual({})
  })

  it('are none where nothing is checked here', () => {
    expect(findFaults({}, { Name: '' }, null)).toEqual({})
  })

  it('fall on the field that shows them, the first of several', () => {
    const shownBy = { Lat: 'Place', Long: 'Place' }
    expect(atFields({ Name: 'نام؟', Lat: 'کجا؟', Long: 'کجاتر؟' }, shownBy)).toEqual({
      Name: 'نام؟',
      Place: 'کجا؟',
    })
  })
})

describe('sentences of the server', () => {
  const labels = { Code: 'کد ملی', OwnerCode: 'کد ملی صاحب کالا', Hall: '' }

  it('go to the field with whose label they begin, the longest first', () => {
    const sentences = ['کد ملی صاحب کالا درست نیست.', 'کد ملی باید ۱۰ رقم باشد.']
    expect(placeSentences(sentences, labels)).toEqual({
      placed: { OwnerCode: sentences[0], Code: sentences[1] },
      rest: [],
    })
  })

  it('stay above the form when no label is theirs, or the field has one already', () => {
    const sentences = ['کد ملی باید ۱۰ رقم باشد.', 'کد ملی درست نیست.', 'کدام سالن؟']
    expect(placeSentences(sentences, labels)).toEqual({
      placed: { Code: sentences[0] },
      rest: [sentences[1], sentences[2]],
    })
  })

  it('are not taken for a field by the beginning of a word', () => {
    expect(placeSentences(['نامه نرسید.'], { Name: 'نام' }).rest).toEqual(['نامه نرسید.'])
  })
})
