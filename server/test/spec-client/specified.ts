import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'

const list = join(import.meta.dirname, '../../../contract/specification/calls.tsv')

/** Method and path as both sides agree on them: letter case is nothing, and each names its parameters in its own way. */
const plain = (method = '', path = '') => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '*')}`

/** The calls that the specification names, as its list has them. */
const named = new Set(
  readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([method, path]) => plain(method, path)),
)

/** Calls of the contract that the specification names. */
export const specified = (Object.keys(contract) as (keyof Contract)[]).filter((key) => {
  const { method, path }: EndpointShape = contract[key]
  return named.has(plain(method, path))
})
/** The specification's links to files, which its list of calls leaves out. */
export const links: readonly (keyof Contract)[] = [
  'openUploadedFile',
  'openCompanyPaper',
  'openProductOwnerPaper',
]
