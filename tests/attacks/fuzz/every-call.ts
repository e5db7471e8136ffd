import type { AnyCall } from '#platform/contract/call.ts'
import { declared } from '#apps/server/modules.ts'

export interface NamedCall {
  name: string
  call: AnyCall
}

/** Every call of the product with its name, `packages.handOver`. */
export const everyCall: readonly NamedCall[] = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, call]) => ({ name: `${name}.${key}`, call: call as AnyCall })),
)
