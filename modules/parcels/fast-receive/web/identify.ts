import { activation, notBound, wrongBarcode } from '#modules/carriers/activation/contract.ts'
import type { Household } from '#modules/homes/households/contract.ts'
import { receiveTypes } from '#platform/contract/hand-over.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { looksLikePhone } from '#platform/web/input/code-shapes.ts'
import type { Start } from './fast-receive-store.ts'

const api = client(activation)

export type Reader = 'barcode' | 'card'

/** Whether a refused code ends the scanner (R145), and what a person reads. */
export interface Refused {
  refused: string
  closes: boolean
}

/** What a scan is when nobody chose a method: 16 characters are a phone, anything else a card. */
export const readerOf = (code: string): Reader => (looksLikePhone(code) ? 'barcode' : 'card')

/** The households of a scanned code, or why there are none (R143–R146). */
export async function identify(reader: Reader, code: string): Promise<Start | Refused> {
  try {
    const found = await (reader === 'barcode' ? api.findByPhone({ code }) : api.findByCard({ code }))
    return startOf(reader, code, found.data.households)
  } catch (error) {
    return refusalOf(reader, error)
  }
}

function startOf(reader: Reader, code: string, found: readonly Household[]): Start | Refused {
  if (found.length === 0) return { refused: text('fastReceive', 'notActivated'), closes: true }
  return { households: found, receiveType: receiveTypes[reader], receiveCode: code }
}

/** R143, R144: the two codes of a barcode; R146: a card that is not found; anything else leaves the scanner open. */
export function refusalOf(reader: Reader, error: unknown): Refused {
  if (error instanceof LostConnection) return { refused: text('fastReceive', 'cardOffline'), closes: false }
  if (!(error instanceof Problem)) return { refused: sentenceOf(error), closes: false }
  if (reader === 'barcode' && error.code === wrongBarcode().code)
    return { refused: text('fastReceive', 'wrongBarcode'), closes: true }
  if (error.code === notBound().code || error.kind === 'notFound')
    return { refused: text('fastReceive', 'notActivated'), closes: true }
  return { refused: error.description || text('fastReceive', 'lookupFailed'), closes: false }
}
