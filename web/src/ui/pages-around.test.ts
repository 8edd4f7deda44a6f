import { describe, expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

describe('the pages that a pager shows', () => {
  it('are all of them when they are few', () => {
    expect(pagesAround(1, 4)).toEqual([1, 2, 3, 4])
    expect(pagesAround(1, 1)).toEqual([1])
  })
  it('are the ends and the neighbours of the present one, with gaps between', () => {
    expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
    expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pagesAround(20, 20)).toEqual([1, null, 19, 20])
  })
})
