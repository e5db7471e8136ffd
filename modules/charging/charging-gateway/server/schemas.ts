import validators from 'ocpp-rpc/lib/standard-validators.js'
import { CallFault, type FaultCode } from './call-fault.ts'

/** The versions that are spoken, the one that is preferred first; of 2.1 what is the same as in 2.0.1. */
export const protocols = ['ocpp2.1', 'ocpp2.0.1', 'ocpp1.6'] as const
export type Protocol = (typeof protocols)[number]

interface Mistake {
  keyword: string
  instancePath?: string
  message?: string
}

/** What the specification calls a mistake of a payload. */
const codes: Readonly<Record<string, FaultCode>> = {
  type: 'TypeConstraintViolation',
  required: 'OccurrenceConstraintViolation',
  minItems: 'OccurrenceConstraintViolation',
  maxItems: 'OccurrenceConstraintViolation',
  additionalItems: 'OccurrenceConstraintViolation',
  additionalProperties: 'FormatViolation',
}

const of = new Map<string, (typeof validators)[number]>(validators.map((one) => [one.subprotocol, one]))

const validatorOf = (protocol: Protocol) => {
  const found = of.get(protocol)
  if (!found) throw new Error(`no schemas of ${protocol}`)
  return found
}

/** What the schemas of a version call a message: 2.1 has other endings. */
const nameOf = (protocol: Protocol, action: string, part: 'req' | 'conf') =>
  protocol === 'ocpp2.1' ? `urn:${action}${part === 'req' ? 'Request' : 'Response'}` : `urn:${action}.${part}`

/** Whether a version of OCPP has an action. */
export const isAction = (protocol: Protocol, action: string): boolean =>
  validatorOf(protocol)._ajv.getSchema(nameOf(protocol, action, 'req')) !== undefined

/** Holds a payload to its schema. Throws CallFault with the code of the specification and where the mistake is. */
export function requireSound(
  protocol: Protocol,
  action: string,
  part: 'req' | 'conf',
  payload: unknown,
): void {
  try {
    void validatorOf(protocol).validate(nameOf(protocol, action, part), payload)
  } catch (error) {
    const { details } = error as { details?: { errors?: Mistake[] } }
    const [first] = details?.errors ?? []
    if (!first) throw error
    throw new CallFault(
      codes[first.keyword] ?? 'PropertyConstraintViolation',
      `${first.instancePath ?? ''} ${first.message ?? ''}`.trim().slice(0, 200),
    )
  }
}
