// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Read } from '../kernel/Read.tsx'
import { Refused, press, settle, show } from '../kernel/show.build.tsx'
import { useRead } from '../kernel/use-read.ts'
import { followFocus } from './follow-focus.ts'

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
    followFocus()
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

function Wish() {
  const [isWanted, want] = useState(false)
  return (
    <main id="main">
      <section>
        <p>بار ۱۲</p>
        {isWanted ? (
          <a href="/MyList">جای اول</a>
        ) : (
          <button type="button" onClick={() => want(true)}>
            می‌خواهم
          </button>
        )}
      </section>
    </main>
  )
}

function Page() {
  const [isOther, go] = useState(false)
  return (
    <main id="main">
      {isOther ? (
        <article>صفحهٔ دیگر</article>
      ) : (
        <section>
          <button type="button" onClick={() => go(true)}>
            برو
          </button>
        </section>
      )}
    </main>
  )
}

it('leads it from what a press takes away to what stands there then', async () => {
  followFocus()
  show(<Wish />, {})
  screen.getByRole('button').focus()
  await press('می‌خواهم')
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

it('leaves it to the page that comes, where another comes', async () => {
  followFocus()
  show(<Page />, {})
  screen.getByRole('button').focus()
  await press('برو')
  expect(document.activeElement).toBe(document.body)
})
