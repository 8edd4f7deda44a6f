import { describe, expect, it } from 'vitest'
import { hallViewOf, requestLabel, requestSentence } from './requests.text.ts'
import { type PriorityReason, priorityReasons, priorityStatus, statusOfReason } from './rounds.states.ts'

const ended = (reason: PriorityReason) => ({ status: statusOfReason[reason], reason })

describe('the hall’s own words for a request', () => {
  it.each<[string, PriorityReason[]]>([
    ['رزرو شد', ['granted']],
    [
      'در تقسیم نرسید',
      ['earlier_turn', 'own_better_choice', 'no_money', 'out_of_range', 'driver_inactive', 'open_permit'],
    ],
    [
      'حذف‌شده',
      [
        'removed_by_driver',
        'turn_cancelled_by_driver',
        'deleted_by_staff',
        'turn_ended_by_staff',
        'turn_expired',
        'cargo_ended',
        'hall_closed',
      ],
    ],
  ])('%s', (label, reasons) => {
    for (const reason of reasons) expect(requestLabel(ended(reason), 'LoadHallAdmin'), reason).toBe(label)
  })

  it('are four: whatever has ended is one of the three that are not initial', () => {
    expect(hallViewOf({ status: priorityStatus.waiting, reason: null })).toBe('initial')
    for (const reason of priorityReasons) expect(hallViewOf(ended(reason))).not.toBe('initial')
  })
})

describe('whoever declared the cargo', () => {
  it('reads six', () => {
    const waiting = { status: priorityStatus.waiting, reason: null }
    const labels = [waiting, ...priorityReasons.map(ended)].map((row) =>
      requestLabel(row, 'TransportationCompanyAdmin'),
    )
    expect(new Set(labels).size).toBe(6)
    expect(requestLabel(ended('no_money'), 'Admin')).toBe('لغو سامانه')
  })
})

describe('why a request ended', () => {
  it('is told of the driver, with the turn that took the last truck', () => {
    expect(requestSentence({ reason: null, winningTurnNumber: null })).toBeNull()
    expect(requestSentence({ reason: 'earlier_turn', winningTurnNumber: 12 })).toBe(
      'کامیون‌های این بار پیش از نوبت او پر شد. آخرین کامیون به نوبت ۱۲ رسید.',
    )
    for (const reason of priorityReasons)
      expect(requestSentence({ reason, winningTurnNumber: null })).toMatch(/\.$/)
  })
})
