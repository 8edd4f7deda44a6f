import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { inShort, safeError } from './safe-error.ts'

const secret = '09123456789'

/** An error as the driver of the database makes it, with all its fields. */
function databaseError() {
  const error = new pg.DatabaseError(`invalid input syntax for type integer: "${secret}"`, 1, 'error')
  return Object.assign(error, {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (mobile)=(${secret}) already exists.`,
    where: `unnamed portal parameter $1 = '${secret}'`,
    hint: secret,
    internalQuery: secret,
    table: 'drivers',
    constraint: 'drivers_mobile_key',
    routine: '_bt_check_unique',
    dataType: secret,
  })
}

describe('an error in the log', () => {
  it('of the database names its code, table, constraint and place, and holds no value and no message', () => {
    const { stack, ...safe } = safeError(databaseError())
    expect(safe).toEqual({
      type: 'DatabaseError',
      code: '22P02',
      severity: 'ERROR',
      table: 'drivers',
      constraint: 'drivers_mobile_key',
      routine: '_bt_check_unique',
    })
    expect(stack).toMatch(/^\s+at /)
  })

  it.each([
    ['as a cause', () => new Error('the act failed', { cause: databaseError() })],
    [
      'among several',
      () => new AggregateError([databaseError(), new Error(`no ${secret}`)], '2 of 2 failed'),
    ],
    ['with long numbers in words of ours', () => new Error(`driver ${secret} is gone`)],
    ['with fields of its own', () => Object.assign(new Error('gone'), { input: { mobile: secret } })],
    ['that is no error', () => ({ mobile: secret })],
    ['that is a text', () => secret],
  ])('%s holds no value either', (_, make) => {
    expect(JSON.stringify(safeError(make()))).not.toContain(secret)
    expect(inShort(make())).not.toContain(secret)
  })

  it('keeps our own words', () => {
    expect(inShort(new Error('the hall is closed'))).toBe('Error the hall is closed')
  })

  it('ends where causes go in a circle', () => {
    const first = new Error('first')
    first.cause = new Error('second', { cause: first })
    expect(JSON.stringify(safeError(first)).length).toBeLessThan(10_000)
  })
})
