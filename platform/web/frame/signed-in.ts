import { queryOptions } from '@tanstack/react-query'
import type { Role } from '#platform/contract/access.ts'
import type { Needs } from './contributions.ts'

/** Who is signed in, as far as the frame cares. */
export interface Person {
  name: string
  account: string
  /** R085 */
  kind: 'manager' | 'plain' | 'oneTime' | 'enterprise'
  role: Role
  communityName: string
  permissions: readonly string[]
  /** The roles whose accounts they decide over here. */
  handles: readonly Role[]
}
/** One enabled service of the community (R052). */
export interface EnabledService {
  id: number
  display: string
}
/** The calls that the frame makes; the app gives them, for the platform knows no module. */
export interface SignedInCalls {
  me(): Promise<Person>
  services(): Promise<readonly EnabledService[]>
  /** Signs out at the server, then here, then goes to the login page (R028). */
  logOut(): Promise<void>
}

const unset = () => Promise.reject(new Error('the app gave no calls'))
let calls: SignedInCalls = { me: unset, services: unset, logOut: unset }

/** Tells the frame how to ask who is signed in and how to sign out. */
export function setSignedInCalls(given: SignedInCalls): void {
  calls = given
}

/** Ends the session of this browser. */
export const logOut = (): Promise<void> => calls.logOut()

const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
export const meQuery = queryOptions({ queryKey: ['frame', 'me'], queryFn: () => calls.me(), ...lasting })
export const servicesQuery = queryOptions({
  queryKey: ['frame', 'services'],
  queryFn: () => calls.services(),
  ...lasting,
})

/** Whether the community has one of the services: an empty wish is always met. */
export const hasService = (wanted: Needs['service'], services: readonly EnabledService[]): boolean =>
  wanted === undefined || wanted.some((id) => services.some((service) => service.id === id))

/** Whether this person may: an empty wish is always met. */
export const hasPermission = (wanted: Needs['can'], person: Person): boolean =>
  wanted === undefined || person.permissions.includes(wanted)
