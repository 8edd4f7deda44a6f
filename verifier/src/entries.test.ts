import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { readEntry } from './entries.ts'
import { at, type Finding, told } from './falsified.build.ts'
import { verifyLog } from './verify-log.ts'
import { WrittenLog } from './write-log.build.ts'

describe('entries that cannot be read', () => {
  const right = { at: 1, kind: 'turn_returned', turn: 1 }
  const spelled = (value: object) => String(new WrittenLog().tell(value).texts[0])
  it.each<[string, string | Buffer, Finding]>([
    ['no JSON', '{', { index: 0, reason: 'not_json' }],
    ['a list', '[]', { index: 0, reason: 'not_json' }],
    ['nothing', 'null', { index: 0, reason: 'not_json' }],
    ['bytes that are no text', Buffer.of(0xff), { index: 0, reason: 'not_utf8' }],
    [
      'a kind that the page does not know',
      spelled({ ...right, kind: 'other' }),
      { index: 0, reason: 'unknown_kind' },
    ],
    ['a field more', spelled({ ...right, more: 1 }), { index: 0, reason: 'bad_fields' }],
    ['a number below zero', spelled({ ...right, turn: -1 }), { index: 0, reason: 'bad_fields' }],
    ['a number with a fraction', spelled({ ...right, turn: 1.5 }), { index: 0, reason: 'bad_spelling' }],
    [
      'an older line without its number',
      '{"seq":"1","at":"x","kind":"y"}',
      { index: 0, reason: 'bad_fields' },
    ],
    [
      'an older line that is not the next',
      '{"seq":2,"at":"x","kind":"y"}',
      { index: 0, reason: 'old_line_misplaced' },
    ],
    [
      'a number that is spelled as text',
      spelled({ ...right, turn: '1' }),
      { index: 0, reason: 'bad_fields' },
    ],
    ...(
      [
        ['that is too short', 'ab'],
        ['that is no text', 64],
        ['of 64 letters that are no digits', 'g'.repeat(64)],
        ['in large letters', 'A'.repeat(64)],
      ] as const
    ).map(([how, seal]): [string, string, Finding] => [
      `a hash ${how}`,
      spelled({ ...told<object>(at.sealed), at: 1, seal }),
      { index: 0, reason: 'bad_fields' },
    ]),
    ...(
      [
        ['that are no list', { length: 0 }],
        ['of which one is none', [{ turn: 1, salt: 'a'.repeat(32), cargos: [1] }, null]],
        ['of which one has a field less', [{ turn: 1, cargos: [1] }]],
        ['of which one has a field more', [{ turn: 1, salt: 'a'.repeat(32), cargos: [1], more: 1 }]],
      ] as const
    ).map(([how, lists]): [string, string, Finding] => [
      `lists ${how}`,
      spelled({ ...told<object>(at.lists), at: 1, lists }),
      { index: 0, reason: 'bad_fields' },
    ]),
    ...(
      [
        ['that are none', null],
        ['of which one is a list', { limit: [1] }],
      ] as const
    ).map(([how, settings]): [string, string, Finding] => [
      `settings ${how}`,
      spelled({ ...told<object>(at.hall), at: 1, settings }),
      { index: 0, reason: 'bad_fields' },
    ]),
    [
      'a permit that says whose cargo it is in another way',
      spelled({ ...told<object>(at.permit), at: 1, cargoHall: 'other' }),
      { index: 0, reason: 'bad_fields' },
    ],
  ])('are found: %s', async (_, text, found) => {
    expect(await verifyLog(new WrittenLog({ texts: [text] }).source())).toMatchObject({ ok: false, ...found })
  })

  it('are found when longer than two bytes can say', () => {
    const found: { reason: Reason } = { reason: 'too_long' }
    expect(readEntry(Buffer.alloc(65_536, 32))).toEqual({ fault: found.reason })
    expect(readEntry(Buffer.alloc(65_535, 32))).toEqual({ fault: 'not_json' })
  })
})
