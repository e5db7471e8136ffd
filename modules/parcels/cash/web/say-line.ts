import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { CashLine } from '../contract.ts'

/** Says what a line was, as the desk says it. */
export function useSayLine(): (line: CashLine) => string {
  const t = useTexts('cash')
  return (line) => {
    const { kind, courierName, packageSerialNumber, reverses, reason, witness } = line
    if (kind === 'in') return t('lineIn')
    if (kind === 'payCourier') return t('linePay', { courier: courierName, package: packageSerialNumber })
    if (kind === 'return') return t('lineReturn')
    if (kind === 'reverse') return t('lineReverse', { sequence: reverses ?? '', reason })
    return t('lineAdjust', { reason, witness })
  }
}
