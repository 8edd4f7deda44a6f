import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, screen } from '@testing-library/dom'
import { act as flush } from 'preact/test-utils'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import type { CallKey } from './api.ts'
import { calls } from './calls.ts'

const drawn: (() => void)[] = []

/** Does something and draws what follows from it. */
export const act = (work: () => void | Promise<void>): Promise<void> => flush(work)

// what an event leads to is drawn before the next line of a test
configure({
  eventWrapper: (fire) => {
    void act(() => void fire())
  },
})

/** Draws a piece of the panel into a page of its own. */
export function render(piece: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const unmount = () => {
    void act(() => root.unmount())
    container.remove()
  }
  drawn.push(unmount)
  void act(() => root.render(piece))
  return { container, unmount }
}

export function cleanup(): void {
  for (const unmount of drawn.splice(0)) unmount()
}

export type MadeCall = { key: CallKey; body: Record<string, unknown>; idempotencyKey: string | null }
type Answer = (made: MadeCall) => unknown

/** What the server says no to, in its words; `data` is for programs. */
export class Refused extends Error {
  readonly sentences: string[]
  readonly data: unknown
  readonly status: number
  constructor(sentences: string[], data: unknown = { code: -1 }, status = 200) {
    super(sentences.join(' '))
    this.sentences = sentences
    this.data = data
    this.status = status
  }
}

const keyOf = (address: string, method: string) =>
  Object.entries(calls).find(
    ([, call]) => call.path === address.split('?')[0] && call.method === method,
  )?.[0] as CallKey

const bodyOf = (body: unknown): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : {}

async function replyOf(answer: Answer | undefined, made: MadeCall): Promise<Response> {
  if (!answer) throw new Error(`nobody answers ${made.key}`)
  try {
    const data = (await answer(made)) ?? null
    if (calls[made.key].reply === 'bare') return Response.json(data)
    return Response.json({ data, statusCode: 200, errors: [], message: '' })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { sentences, data, status } = error
    const envelope = { data, statusCode: 400, errors: sentences, message: sentences.join(' ') }
    return Response.json(envelope, { status })
  }
}

/** Shows a piece of the panel, over a server that a test plays: each call by its key. Out: what was called, in its order. */
export function show(piece: ReactElement, answers: Partial<Record<CallKey, Answer>>) {
  const made: MadeCall[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const key = keyOf(address, method ?? 'GET')
    const call = { key, body: bodyOf(body), idempotencyKey: new Headers(headers).get('idempotency-key') }
    if (calls[key].effect === 'write') made.push(call)
    return replyOf(answers[key], call)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = render(<QueryClientProvider client={client}>{piece}</QueryClientProvider>)
  return { ...shown, client, made }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rounds = 12

/** Lets everything happen that follows by itself, as far as nothing is held. */
export async function settle(): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
}

export function type(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value } })
}

export function pick(field: HTMLElement, file: File): void {
  fireEvent.change(field, { target: { files: [file] } })
}

export const buttonOf = (words: string) => screen.getByText(words).closest('button') as HTMLElement

export async function press(words: string): Promise<void> {
  fireEvent.click(buttonOf(words))
  await settle()
}

/** Something that a test lets happen when it is time. */
export function held<T>() {
  let letGo: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    letGo = resolve
  })
  return { promise, letGo }
}
