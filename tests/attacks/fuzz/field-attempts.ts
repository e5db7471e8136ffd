import type { z } from 'zod'
import type { AnyCall } from '#platform/contract/call.ts'
import { wireName } from '#platform/contract/codec.ts'
import { type Leaf, leavesOf } from '../../setup/leaves.ts'
import { longInAddress, nevers, nines } from './never-values.ts'
import { type Request, requestOf } from './requests.ts'
import { withValue } from './with-value.ts'

/** What an answer says: its code, and the fields that it names as wrong. */
export interface Refusal {
  code: number
  names: readonly string[]
}

/** A request with what must be answered to it, one of these; without any, every sentence of ours will do. */
export interface Attempt {
  field: string
  what: string
  request: Request
  answers?: readonly Refusal[]
}

export const refusal = (code: number, ...names: string[]): Refusal => ({ code, names })

type Place = 'path' | 'query' | 'form' | 'body'

/** In which part of the request a leaf travels. */
function placeOf(call: AnyCall, { path }: Leaf): Place {
  const top = /^[^.[{]+/.exec(path)?.[0] ?? ''
  const [key = ''] =
    Object.entries(call.takes.shape).find(([own, field]) => wireName(own, field as z.ZodType) === top) ?? []
  if (call.path.includes(`{${key}}`)) return 'path'
  if (call.method === 'GET' || call.method === 'DELETE' || call.query?.includes(key)) return 'query'
  return call.body === 'form' ? 'form' : 'body'
}

/** How an answer names a leaf: the element, or the entry of a table, that was sent. */
const namedAs = (path: string) =>
  path.includes('{') ? `${path.slice(0, path.indexOf('{'))}[` : `${path.replaceAll('[]', '[0]')}：`

/** One never-value in some leaves of one place; every one of them must be named. */
function attempt(
  call: AnyCall,
  base: unknown,
  place: Place,
  leaves: Leaf[],
  text: string,
  value: unknown,
): Attempt {
  const input = leaves.reduce((of: unknown, { path }) => withValue(of, path, value), base)
  const isHalf = typeof value === 'string' && /\p{Cs}/u.test(value)
  const named = refusal(400001, ...leaves.map(({ path }) => namedAs(path)))
  return {
    field: leaves.map(({ path }) => path).join(' '),
    what: text,
    request: requestOf(call, input as Record<string, unknown>),
    answers:
      // An address or a form that holds it is none; what has no such id is not found.
      isHalf && place !== 'body' ? [refusal(400002)] : place === 'path' ? [refusal(404000), named] : [named],
  }
}

/**
 * What each field of a call must refuse by name: every never-value of its kind, in all fields of one place at once, since
 * the answer names each. Entries of tables, and long text in addresses, go alone.
 */
export function fieldAttempts(call: AnyCall, base: () => Record<string, unknown>): Attempt[] {
  const leaves = leavesOf(call.takes)
  const refused = nevers.flatMap(({ what, isFor, value }) =>
    (['path', 'query', 'form', 'body'] as const).flatMap((place) => {
      const isLong = typeof value === 'string' && value.length > longInAddress.length
      if (place === 'path' && isLong) return []
      const sent = place === 'query' && isLong ? longInAddress : value
      const of = leaves.filter((leaf) => isFor(leaf.schema, leaf.path) && placeOf(call, leaf) === place)
      const isAlone = ({ path }: Leaf) => path.includes('{') || sent === longInAddress
      const together = of.filter((leaf) => !isAlone(leaf))
      return [...(together.length ? [together] : []), ...of.filter(isAlone).map((leaf) => [leaf])].map(
        (some) => attempt(call, base(), place, some, what, sent),
      )
    }),
  )
  const digits = leaves.flatMap(({ path, schema }): Attempt[] => {
    const value = nines(schema)
    if (value === undefined) return []
    const request = requestOf(call, withValue(base(), path, value) as Record<string, unknown>)
    return [{ field: path, what: 'digits beyond int8', request }]
  })
  return [...refused, ...digits]
}
