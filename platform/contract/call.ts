import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How the browser acts on an error of the call; the classes are those of the error catalogue (R236 to R273). */
export type ErrorClass = 'core' | 'community' | 'shared' | 'counter' | 'own' | ServiceErrors
/** Services that act otherwise: `alarm` is `core`; `devices` are the clients of document 3. */
export type ServiceErrors = 'billing' | 'assembly' | 'voting' | 'devices' | 'gas' | 'message'

type Shape = z.ZodObject<z.ZodRawShape>

/** One call of the product: its address, who may make it, what it takes and what it gives. */
export interface Call<
  Takes extends Shape = Shape,
  Gives extends z.ZodType = z.ZodType,
  Can extends string = string,
> {
  method: Method
  /** The address as the specification writes it; `{name}` is a field of `takes`. */
  path: string
  summary: string
  /** A permission of some module's access.ts; `session`: anyone signed in; `public`: anyone; `operator`: who runs Lobby. */
  can: Can
  /** Community services (numeric ids) of which at least one must be enabled. */
  service?: readonly number[]
  takes: Takes
  /** Fields of `takes` that travel in the query although the call has a body. */
  query?: readonly string[]
  gives: Gives
  /** Acts on the login cookie alone, or sets it, and therefore checks where the request comes from. */
  cookie?: true
  /** Of a public call that answers 401 to nobody: known by the login cookie, or by an access token or the `Token` of a sign-in. */
  knownBy?: 'cookie' | 'token'
  /** `form`: an HTML form body; `file`: a multipart body, read by the handler; `patch`: also application/json-patch+json, the fields themselves or a JSON Patch of them. */
  body?: 'json' | 'form' | 'file' | 'patch'
  /** Text fields that a multipart body carries beside its File. */
  form?: readonly string[]
  /** Where it is not said, its address says it: `core` for the core API, `voting` for its polls, `billing` for that of fees, `assembly` for that of owners' assemblies, `community` for every other. */
  errors: ErrorClass
  /** An error answers the one word that file stores answer, not a problem's body (R378). */
  errorWord?: true
  /** Why a write needs no audit row, said aloud. */
  unaudited?: string
  /** Of a reading call: why it runs in one transaction, said aloud: it writes down what it hands out, or reads one moment in pieces. */
  inTransaction?: string
  /** What of the answer is shown once, said aloud: it is never kept, and a retry hears 409781 instead of making a second one. */
  secret?: string
  /** Of a public call: why a whole hall of phones makes it behind one address, said aloud; it is counted by phone and apart from the desks there. */
  byPhones?: string
  /** Why a retry of a write acts anew, said aloud: what it gives is not kept, and giving it again does no harm. */
  anew?: string
}

type Declared<Made extends { errors: ErrorClass }> = Omit<Made, 'errors'> & { errors?: ErrorClass }

/** The class of an address (R241, R242, R246 to R249, R253 to R256, R269 to R272). Alarms act as the core API does. */
export function errorsOf(path: string): ErrorClass {
  const [, client] = /^\/core\/api\/(Gas|Message|Voting)(?:\/|$)/.exec(path) ?? []
  if (client) return client === 'Gas' ? 'gas' : client === 'Message' ? 'message' : 'voting'
  if (/^\/(core\/api|api\/v1\/Alarm)\//.test(path)) return 'core'
  if (path.startsWith('/api/v1/UnitOwnerAssembly/')) return 'assembly'
  return /^\/api\/v1\/(BillBulk|Bills?|Receipt|Config)(\/|$)/.test(path) ? 'billing' : 'community'
}

/** Declares one call. */
export function call<Takes extends Shape, Gives extends z.ZodType, const Can extends string>(
  definition: Declared<Call<Takes, Gives, Can>>,
): Call<Takes, Gives, Can> {
  return { ...definition, errors: definition.errors ?? errorsOf(definition.path) }
}

// The schema parameters are contravariant in parts of zod's types, so a collection of calls can only be named loosely.
export type AnyCall = Call<Shape, z.ZodType, string>

export interface Contract<Calls extends Record<string, AnyCall> = Record<string, AnyCall>> {
  name: string
  calls: Calls
}

/** Declares the calls of a module. */
export function contract<Calls extends Record<string, AnyCall>>(name: string, calls: Calls): Contract<Calls> {
  return { name, calls }
}

export type Taken<C extends AnyCall> = z.output<C['takes']>
export type Given<C extends AnyCall> = z.output<C['gives']>
/** What a caller writes: fields with a default may be left out. */
export type Asked<C extends AnyCall> = z.input<C['takes']>
