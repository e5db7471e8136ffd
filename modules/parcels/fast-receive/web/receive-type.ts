import { type ReceiveType, receiveTypes } from '#platform/contract/hand-over.ts'

export interface Found {
  receiveType: ReceiveType
  receiveCode?: string
  /** The households that the scanned code stands for. */
  covered: readonly string[]
}

/**
 * The type and code of one request (R122): the scanned ones when the code covers every household in it; a household that
 * was added by hand makes the request one by hand, 1 with a signature and 3 without.
 */
export function receiveTypeOf(
  { receiveType, receiveCode = '', covered }: Found,
  householdIds: readonly string[],
  isSigned: boolean,
): { receiveType: ReceiveType; receiveCode: string } {
  const scanned = receiveType === receiveTypes.barcode || receiveType === receiveTypes.card
  if (scanned && receiveCode && householdIds.every((id) => covered.includes(id)))
    return { receiveType, receiveCode }
  return { receiveType: isSigned ? receiveTypes.signature : receiveTypes.none, receiveCode: '' }
}
