import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { ExchangeState } from './ringing-api.ts'

/** Whether the exchange is there, in a sentence: nothing rings without it. */
export function useStateSaid() {
  const t = useTexts('intercomSetting')
  return ({ exchangeId, heardAt, isHeard }: ExchangeState): string => {
    if (!exchangeId) return t('stateNone')
    if (!heardAt) return t('stateNever')
    return t(isHeard ? 'stateHeard' : 'stateSilent', { when: speakTime(heardAt) })
  }
}
