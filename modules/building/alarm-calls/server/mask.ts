import { maskMobile } from '#platform/contract/masking.ts'
import type { Way } from '../shapes.ts'

/** An address as others may see it. */
export function maskOf(way: Way, address: string): string {
  if (way === 'sms' || way === 'voice') return address && maskMobile(address)
  return address.replace(/^(.).*@/, '$1***@')
}
