// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import { CallRows } from './PassRows.tsx'

it('of two numbers of one company each says what it is for', () => {
  const pass = {
    tel: '0763',
    transportationCompanyMobile: '0912',
    transportationCompanyName: 'ترابر بندر',
    status: 1,
  }
  render(<CallRows pass={pass as never} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'زنگ برای بارگیریتلفن هماهنگی ترابر بندر',
    'زنگ به دفتر شرکتترابر بندر',
  ])
})
