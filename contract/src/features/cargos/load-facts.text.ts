import { formatNumber } from '../../kernel/digits.ts'
import type { DeclareCargo } from './cargos.schema.ts'

/** How far a destination may lie from the city that is named for it (km). */
export const destinationWithinKm = 60

/** What of a load's places cannot be true. */
export type FactRefusal =
  | { code: 'origin_far'; hall: string; km: number; withinKm: number }
  | { code: 'destination_far'; city: string; km: number }
  | { code: 'origin_named' | 'destination_named'; typed: string; place: string }
  | { code: 'origin_unknown' | 'destination_unknown' }

const ends = { origin: 'مبدأ', destination: 'مقصد' } as const
const endOf = (code: FactRefusal['code']) => (code.startsWith('origin') ? 'origin' : 'destination')

export const originTooFar = (hall: string, withinKm: number) =>
  `بار سالن «${hall}» باید تا ${formatNumber(withinKm)} کیلومتری سالن بارگیری شود`

/** In: what cannot be true. Out: it in a sentence that says what to do. */
export function sayFactRefusal(refusal: FactRefusal): string {
  const end = ends[endOf(refusal.code)]
  switch (refusal.code) {
    case 'origin_far':
      return `${originTooFar(refusal.hall, refusal.withinKm)}؛ این مبدأ ${formatNumber(refusal.km)} کیلومتر از آن دور است.`
    case 'destination_far':
      return `مقصد ${formatNumber(refusal.km)} کیلومتر از شهر مقصد، «${refusal.city}»، دور است؛ باید تا ${formatNumber(
        destinationWithinKm,
      )} کیلومتری آن باشد.`
    case 'origin_named':
    case 'destination_named':
      return `در نشانی ${end} «${refusal.typed}» نوشته شده است، ولی جای انتخاب‌شده «${refusal.place}» است؛ ${end} را دوباره از فهرست انتخاب کنید.`
    case 'origin_unknown':
    case 'destination_unknown':
      return `نزدیک ${end} شهری شناخته نیست؛ ${end} را دوباره از فهرست انتخاب کنید.`
  }
}

/** All of them, by code. */
export const factRefusals = {
  origin_far: sayFactRefusal,
  destination_far: sayFactRefusal,
  origin_named: sayFactRefusal,
  destination_named: sayFactRefusal,
  origin_unknown: sayFactRefusal,
  destination_unknown: sayFactRefusal,
} satisfies Record<FactRefusal['code'], unknown>

/** The field of the wire beside which it is said. */
export const fieldOfFact = ({ code }: FactRefusal): keyof DeclareCargo =>
  endOf(code) === 'origin' ? 'CargoSource' : 'CargoDestination'
