// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { Read } from '../kernel/Read.tsx'
import { Refused, press, settle, show } from '../kernel/show.build.tsx'
import { useRead } from '../kernel/use-read.ts'
import { followRetries } from './follow-retries.ts'

const Goods = ({ title }: { title?: string }) => (
  <section>
    <h3>کالاها</h3>
    <Read of={useRead('listGoods', {})} {...(title && { failedTitle: title })} wait={null}>
      {() => <ul aria-label="کالاها" />}
    </Read>
  </section>
)

it.each([undefined, 'کالاها نیامد'])(
  'leads the focus of who tried again to what came (%s)',
  async (title) => {
    followRetries()
    let fails = true
    show(<Goods {...(title && { title })} />, {
      listGoods: () => {
        if (fails) throw new Refused(['خطایی در سرور رخ داد.'], null, 400)
        return []
      },
    })
    await settle()
    const again = screen.getByRole('button')
    again.focus()
    await press('تلاش دوباره')
    expect(document.activeElement).toBe(screen.getByRole('button'))
    fails = false
    await press('تلاش دوباره')
    await settle()
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'کالاها' }))
  },
)
