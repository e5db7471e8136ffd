import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakCountdown, speakDuration } from '#platform/web/look/speak-time.ts'

const hour = 3600

/** A length of time in seconds, in words: 38 秒, 1 分 58 秒, 2 小時 05 分. */
export function useLength(): (seconds: number | null) => string {
  const t = useTexts('alarmAnalysis')
  return (seconds) => {
    if (seconds === null) return t('unknown')
    return seconds < hour ? speakCountdown(seconds * 1000) : speakDuration(seconds * 1000)
  }
}
