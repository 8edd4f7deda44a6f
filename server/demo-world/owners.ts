import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { later, nextId, type World } from './world.ts'

/** Product owners beside the one who declares: two wait, one was rejected, one is accepted and has no account. */
export function addOwners({ rows, now }: World): void {
  const ago = (days: number) => later(now, -days * dayMs)
  const others = [
    {
      firstName: 'پروانه',
      lastName: 'رستگار',
      nationalId: completeNationalCode('004000002'),
      mobile: '09131110031',
      cityId: 139,
      createdAt: ago(3),
    },
    {
      firstName: 'بازرگانی کیان فولاد',
      nationalId: '10100456787',
      mobile: '09131110032',
      cityId: 1241,
      createdAt: later(now, -5 * hourMs),
    },
    {
      firstName: 'ناصر',
      lastName: 'قنبری',
      nationalId: completeNationalCode('004000003'),
      mobile: '09131110033',
      cityId: 329,
      createdAt: ago(9),
      rejectedAt: ago(8),
      rejectReason: 'تصویر کارت ملی ناخواناست.',
    },
    {
      firstName: 'شکوفه',
      lastName: 'نادری',
      nationalId: completeNationalCode('004000004'),
      mobile: '09131110034',
      cityId: 1164,
      createdAt: ago(40),
      isAccepted: true,
      acceptedAt: ago(39),
    },
  ]
  for (const owner of others)
    rows.productOwners.push({ id: nextId(rows.productOwners), isAccepted: false, ...owner })
}
