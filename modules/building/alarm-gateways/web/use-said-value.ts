import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Source } from '../contract.ts'

/** What a signal says, in words: its value, and whether that is normal where it says so itself. */
export function useSaidValue() {
  const t = useTexts('alarmGatewaysPage')
  return ({ value, status }: Pick<Source, 'value' | 'status'>): string =>
    [value, status && t(`says_${status}`)].filter(Boolean).join('　') || t('saysNothing')
}
