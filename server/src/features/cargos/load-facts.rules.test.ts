import { describe, expect, it } from 'vitest'
import { contradictionOf, type End, type LoadFacts, endNameOf } from './load-facts.rules.ts'

const isfahan = { name: 'اصفهان', latitude: 32.6546, longitude: 51.668 }
const mashhad = { name: 'مشهد', latitude: 36.2605, longitude: 59.6168 }
const tehran = { name: 'تهران', latitude: 35.6892, longitude: 51.389 }
const rey = { name: 'ری', latitude: 35.59, longitude: 51.44 }
type Town = typeof isfahan

const end = (town: Town, given: Partial<End> = {}): End => ({
  point: { latitude: town.latitude, longitude: town.longitude },
  typed: town.name,
  named: [town],
  nearest: town,
  ...given,
})
const hall = { ...isfahan, name: 'سالن اصفهان', cargoOriginKm: 100 }
const load = (given: Partial<LoadFacts> = {}): LoadFacts => ({
  hall,
  city: tehran,
  from: end(isfahan),
  to: end(tehran),
  ...given,
})
/** A point so many kilometres north of a town. */
const northOf = (town: Town, km: number) => ({
  latitude: town.latitude + km / 111.195,
  longitude: town.longitude,
})

describe('what a load says of its places', () => {
  it.each<[string, Partial<LoadFacts>, string | undefined]>([
    ['is right where all of it agrees', {}, undefined],
    [
      'may be loaded as far from the hall as it lets',
      { from: end(isfahan, { point: northOf(isfahan, 99.9), named: [] }) },
      undefined,
    ],
    [
      'may not be loaded farther',
      { from: end(isfahan, { point: northOf(isfahan, 100.1), named: [] }) },
      'origin_far',
    ],
    ['may not be loaded in another town than the hall’s', { from: end(mashhad) }, 'origin_far'],
    ['may be loaded anywhere when it is free', { hall: null, from: end(mashhad) }, undefined],
    ['may end near its city', { to: end(tehran, { point: northOf(tehran, 59.9), named: [] }) }, undefined],
    [
      'may not end far from its city',
      { to: end(tehran, { point: northOf(tehran, 60.1) }) },
      'destination_far',
    ],
    ['may not end beside the hall when it goes elsewhere', { to: end(isfahan) }, 'destination_far'],
    [
      'names no other town than where it is loaded',
      { from: end(isfahan, { named: [mashhad] }) },
      'origin_named',
    ],
    [
      'names no other town than where it ends',
      { to: end(tehran, { named: [mashhad] }) },
      'destination_named',
    ],
    ['may name another beside its own', { from: end(isfahan, { named: [mashhad, isfahan] }) }, undefined],
    ['may name none', { from: end(isfahan, { named: [] }), to: end(tehran, { named: [] }) }, undefined],
    [
      'may name one of the same name elsewhere',
      { from: end(isfahan, { named: [{ ...mashhad, name: 'اصفهان' }, isfahan] }) },
      undefined,
    ],
    ['may name its city at the edge of it', { to: end(tehran, { point: northOf(tehran, 55) }) }, undefined],
    ['lies by a town that is known', { from: end(isfahan, { named: [], nearest: null }) }, 'origin_unknown'],
    [
      'ends by one too, where no city is said',
      { city: null, to: end(tehran, { named: [], nearest: null }) },
      'destination_unknown',
    ],
  ])('%s', (_what, given, code) => {
    expect(contradictionOf(load(given))?.code).toBe(code)
  })
})

describe('what drivers read of a place', () => {
  it('is the town that its text names there, else its city, else the town by which it lies', () => {
    expect(endNameOf(end(rey, { named: [rey] }), tehran)).toBe('ری')
    expect(endNameOf(end(rey, { named: [mashhad] }), tehran)).toBe('تهران')
    expect(endNameOf(end(rey, { named: [tehran, rey] }), null)).toBe('ری')
    expect(endNameOf(end(rey, { named: [] }), null)).toBe('ری')
    expect(endNameOf(end(rey, { named: [], nearest: null }), null)).toBeNull()
  })
})
