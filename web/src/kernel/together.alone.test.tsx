// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act, show } from './show.build.tsx'
import { Together } from './Together.tsx'
import { useRead } from './use-read.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const Hall = ({ id, retry = false }: { id: number; retry?: boolean }) => {
  const { data, isError } = useRead('showHall', { query: { LoadHallId: id }, retry, retryDelay: 60_000 })
  return <p>{data ? data.name : isError ? 'نیامد' : 'در راه'}</p>
}

/** Shows two halls of which each comes when it is let. */
function showTwo(retry = false) {
  const given: ((name: string | Error) => void)[] = []
  const { container } = show(
    <Together wait={<p>صبر کنید</p>}>
      <Hall id={1} retry={retry} />
      <Hall id={2} retry={retry} />
    </Together>,
    {
      showHall: () =>
        new Promise((resolve, reject) =>
          given.push((name) => (name instanceof Error ? reject(name) : resolve({ name }))),
        ),
    },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined))
  const give = async (at: number, name: string | Error) => {
    given[at]?.(name)
    await pass(50)
  }
  return { container, pass, give }
}
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

it('stands in one moment, when the last of its reads has come', async () => {
  const { pass, give } = showTwo()
  await pass(50)
  expect(isShown('صبر کنید')).toBe(true)
  await give(0, 'سالن یزد')
  expect(isShown('سالن یزد')).toBe(false)
  await give(1, 'سالن قم')
  expect(['سالن یزد', 'سالن قم'].map(isShown)).toEqual([true, true])
  expect(screen.queryByText('صبر کنید')).toBeNull()
})

it('waits for none that has failed', async () => {
  const { pass, give } = showTwo()
  await pass(50)
  await give(0, 'سالن یزد')
  await give(1, new Error('away'))
  expect(['سالن یزد', 'نیامد'].map(isShown)).toEqual([true, true])
})

it('nor for one that has failed once and is asked for again', async () => {
  const { pass, give } = showTwo(true)
  await pass(50)
  await give(0, 'سالن یزد')
  await give(1, new Error('away'))
  expect(['سالن یزد', 'در راه'].map(isShown)).toEqual([true, true])
})

it('shows what has come after four seconds, and the rest where it stands', async () => {
  const { pass, give } = showTwo()
  await pass(50)
  await give(0, 'سالن یزد')
  await pass(4_000)
  expect(['سالن یزد', 'در راه'].map(isShown)).toEqual([true, true])
})
