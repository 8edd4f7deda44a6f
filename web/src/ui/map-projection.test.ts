import { describe, expect, it } from 'vitest'
import { fitZoom, pathOf, placeName, projectInto } from './map-projection.ts'

const tehran = [35.6944, 51.4215] as const
const bandarAbbas = [27.1832, 56.2666] as const

describe('a map drawn into a frame', () => {
  const { toFrame: project, toPlace } = projectInto([tehran, bandarAbbas], 400, 360, [64, 40])

  it('keeps what must be seen inside the padding', () => {
    for (const [x, y] of [project(tehran), project(bandarAbbas)]) {
      expect(x).toBeGreaterThanOrEqual(64)
      expect(x).toBeLessThanOrEqual(336)
      expect(y).toBeGreaterThanOrEqual(40)
      expect(y).toBeLessThanOrEqual(320)
    }
  })
  it('puts north up and east at the right', () => {
    expect(project(tehran)[1]).toBeLessThan(project(bandarAbbas)[1])
    expect(project(tehran)[0]).toBeLessThan(project(bandarAbbas)[0])
  })
  it('shows a single point in the middle', () => {
    expect(projectInto([tehran], 400, 360, [64, 40]).toFrame(tehran)).toEqual([200, 180])
  })
  it('tells the place of a point of the frame', () => {
    const [lat, lon] = toPlace(project(bandarAbbas))
    expect(lat).toBeCloseTo(bandarAbbas[0], 1)
    expect(lon).toBeCloseTo(bandarAbbas[1], 1)
  })
})

describe('a map of tiles', () => {
  const frame = { width: 340, height: 300 }
  it('begins where the whole route is in sight', () => {
    const { center, zoom } = fitZoom([tehran, bandarAbbas], frame)
    expect(center[0]).toBeCloseTo(31.53, 1)
    expect(center[1]).toBeCloseTo(53.84, 1)
    expect(zoom).toBe(5)
  })
  it('goes as near as can be to one point', () => {
    expect(fitZoom([tehran], frame)).toMatchObject({
      center: [expect.closeTo(35.69, 1), expect.closeTo(51.42, 1)],
      zoom: Number.POSITIVE_INFINITY,
    })
  })
})

describe('the name of a town', () => {
  it('stands above it where nothing is in the way', () => {
    expect(placeName('یزد', [100, 100], [], 7)).toEqual([100, 90])
  })
  it('gives way to the line driven', () => {
    const spot = placeName(
      'یزد',
      [100, 100],
      [
        [100, 0],
        [100, 100],
      ],
      7,
    )
    expect(spot).not.toBeNull()
    expect(spot).not.toEqual([100, 90])
  })
  it('is left out where lines are all round', () => {
    const star = [
      [0, 0],
      [200, 200],
      [100, 200],
      [100, 0],
      [200, 0],
      [0, 200],
      [0, 100],
      [200, 100],
    ] as const
    expect(placeName('بندرعباس', [100, 100], star, 7)).toBeNull()
  })
})

it('a path moves to its first point and draws on from there', () => {
  expect(
    pathOf([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1,2L3,4')
})
