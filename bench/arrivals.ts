/** Calls that come by themselves, whenever they do and however slowly answers come. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import type { Answer, BenchRequest } from './clients.ts'
import { quantile } from './measure.ts'

/** What is seen of them, by what was asked for: times in milliseconds from when it was due. */
export type Arrivals = { times: Map<string, number[]>; refused: Map<string, number>; failed: string[] }
export const noArrivals = (): Arrivals => ({ times: new Map(), refused: new Map(), failed: [] })
export type Asking = ReturnType<typeof askingIn>

type Call = keyof Contract
const nothing: Answer = { status: 200, head: '', body: Buffer.from('{}') }

/** Asks, and notes how long after it was due the answer came. */
export function askingIn(send: (asked: BenchRequest) => Promise<Answer>, seen: Arrivals) {
  const note = (name: string, sinceMs: number, { status, body }: Answer) => {
    const times = seen.times.get(name) ?? []
    seen.times.set(name, times)
    times.push(performance.now() - sinceMs)
    if (status === 400) seen.refused.set(name, (seen.refused.get(name) ?? 0) + 1)
    else if (status !== 200) seen.failed.push(`${name} ${status} ${body.toString().slice(0, 200)}`)
  }
  const failed = (name: string) => (error: unknown) => {
    seen.failed.push(`${name} ${String(error)}`)
    return nothing
  }
  return {
    async ask(name: string, call: Call, sent: { token: string; body?: object; dueAt?: number }) {
      const { method, path }: EndpointShape = contract[call]
      const dueAt = sent.dueAt ?? performance.now()
      const body = method === 'GET' ? undefined : (sent.body ?? {})
      const answer = await send({ method, path, token: sent.token, body }).catch(failed(name))
      note(name, dueAt, answer)
      return answer
    },
    async ping(dueAt: number) {
      note('ping', dueAt, await send({ method: 'GET', path: '/healthz' }).catch(failed('ping')))
    },
  }
}

type Often = { perSecond: number; forMs: number; random: () => number }

/** Has `act` done so often a second on average, each by itself, and waits for what is on its way at the end. */
export async function come(act: (dueAt: number) => Promise<unknown>, { perSecond, forMs, random }: Often) {
  const begun: Promise<unknown>[] = []
  const end = performance.now() + forMs
  let dueAt = performance.now()
  while (dueAt < end) {
    dueAt += (-Math.log(1 - random()) * 1_000) / perSecond
    await wait(Math.max(0, dueAt - performance.now()))
    begun.push(act(dueAt))
  }
  await Promise.all(begun)
}

/** Prints what was seen since the last time, and forgets it. */
export function say(title: string, { times, refused }: Arrivals) {
  console.log(title)
  for (const [name, all] of times)
    console.log(
      `  ${name.padEnd(18)} ${String(all.length).padStart(6)}, p50 ${inMs(quantile(all, 0.5))}, p99 ${inMs(quantile(all, 0.99))}, at most ${inMs(quantile(all, 1))}${refused.has(name) ? `, ${refused.get(name)} refused` : ''}`,
    )
  times.clear()
  refused.clear()
}
export const inMs = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
