/** What a call can be answered with when it is no good, in the words of OCPP 2.0.1. */
export type FaultCode =
  | 'NotImplemented'
  | 'NotSupported'
  | 'InternalError'
  | 'ProtocolError'
  | 'FormatViolation'
  | 'PropertyConstraintViolation'
  | 'OccurrenceConstraintViolation'
  | 'TypeConstraintViolation'
  | 'MessageTypeNotSupported'
  | 'RpcFrameworkError'

/** OCPP 1.6 spells two of them otherwise, and has no word for two more. */
const of16: Partial<Record<FaultCode, string>> = {
  FormatViolation: 'FormationViolation',
  OccurrenceConstraintViolation: 'OccurenceConstraintViolation',
  MessageTypeNotSupported: 'ProtocolError',
  RpcFrameworkError: 'ProtocolError',
}

/** The code as a version of OCPP spells it. */
export const spelt = (code: FaultCode, protocol: string): string =>
  protocol === 'ocpp1.6' ? (of16[code] ?? code) : code

/** A call that is answered by a CALLERROR. */
export class CallFault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
  }
}
