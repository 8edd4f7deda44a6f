import { expect, it } from 'vitest'
import { type Fault, plant, whyNotPlanted } from './fault.ts'

const fault: Fault = {
  name: 'a limit that is one too high',
  kind: 'boundary',
  file: 'rule.ts',
  text: 'count >= most',
  becomes: 'count > most',
  seenBy: ['rule.test.ts'],
}
const source = 'export const isFull = (count: number, most: number) => count >= most\n'
const tree = (files: Record<string, string>) => (file: string) => files[file] ?? null

it('a fault is planted in its one spot', () => {
  expect(plant(fault, source)).toBe('export const isFull = (count: number, most: number) => count > most\n')
  // what stands for a group in a replacement is text like any other
  expect(plant({ ...fault, becomes: '$&$1' }, source)).toContain('=> $&$1')
})

it('a fault applies when its text stands once and its tests are there', () => {
  const whole = { 'rule.ts': source, 'rule.test.ts': '' }
  expect(whyNotPlanted([fault], tree(whole))).toEqual([])
  const wrong: [Fault[], Record<string, string>, RegExp][] = [
    [[fault], { ...whole, 'rule.ts': 'count > most' }, /stands 0 times in rule\.ts/],
    [[fault], { ...whole, 'rule.ts': source + source }, /stands 2 times/],
    [[fault], { 'rule.test.ts': '' }, /there is no rule\.ts/],
    [[fault], { 'rule.ts': source }, /there is no rule\.test\.ts/],
    [[{ ...fault, becomes: fault.text }], whole, /a limit/],
    [[fault, fault], whole, /the name stands twice/],
  ]
  for (const [faults, files, line] of wrong) {
    const lines = whyNotPlanted(faults, tree(files))
    expect(lines).toEqual([expect.stringMatching(line)])
  }
})
