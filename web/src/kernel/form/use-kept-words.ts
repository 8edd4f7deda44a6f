import { useEffect, useRef, useState } from 'react'
import { inOrder } from '../in-order.ts'
import type { Fields } from './form-faults.rules.ts'
import type { WriteForm } from './use-write-form.ts'

const store = () => import('../device-store.ts')
// saves run one after another, so that the latest wins
const oneByOne = inOrder()

/** Whether something that was written stays on the device, unsent. */
export function useHasKeptWords(name: string): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await oneByOne(async () => (await store()).openSealed(`words ${name}`))
      if (!isGone) setHas(Boolean(found?.value))
    }
    void look()
    return () => {
      isGone = true
    }
  }, [name])
  return has
}

export const wordsStay = 'نوشتهٔ شما تا فرستادن روی این دستگاه می‌ماند.'

/**
 * Keeps what is written in a form on the device, sealed, until it is sent: Back, a lost page or an empty battery take none
 * of it. In: a name of its own; the form, whose fields are text alone. Out: whether something is kept, and how it is
 * forgotten once it was sent.
 */
export function useKeptWords<Values extends Fields>(name: string, { values, set }: WriteForm<Values>) {
  const key = `words ${name}`
  const [empty] = useState(values)
  const [isRead, setRead] = useState(false)
  const isKept = Object.keys(values).some((field) => values[field] !== empty[field])
  const isTouched = useRef(false)
  useEffect(() => {
    isTouched.current = isKept
  }, [isKept])
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const found = await oneByOne(async () => (await store()).openSealed(key))
      if (isGone) return
      // keep what was typed before the saved text was loaded
      if (found && !isTouched.current) set(found.value as Partial<Values>)
      setRead(true)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [key, set])
  useEffect(() => {
    if (isRead) void oneByOne(async () => (await store()).keepSealed(key, isKept ? values : undefined))
  }, [key, values, isKept, isRead])
  return { isKept, forget: () => void oneByOne(async () => (await store()).keepSealed(key, undefined)) }
}
