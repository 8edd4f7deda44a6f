// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import { headOfFace } from './pass-head.tsx'

it('on a home, whose head is narrow, the words have the line to themselves', () => {
  const iconsOf = (isHome: boolean) =>
    render(<>{headOfFace('code', [], isHome)}</>).container.querySelectorAll('svg').length
  expect([iconsOf(false), iconsOf(true)]).toEqual([1, 0])
})
