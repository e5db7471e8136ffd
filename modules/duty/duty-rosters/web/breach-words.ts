import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Breach } from '../limits.ts'
import { hoursText } from '../sentences.ts'
import { useDayWords } from './day-words.ts'
import type { Row } from './plan-model.ts'

/** What a breach says, and by which article. */
export function useBreachWords(): (breach: Breach, row: Row) => { sentence: string; article: string } {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  return ({ rule, days, value, limit }, { person, limits }) => {
    const inHours = rule !== 'running'
    const said = {
      day: words(days.at(-1) ?? ''),
      value: inHours ? hoursText(value) : value,
      limit: inHours ? hoursText(limit) : limit,
    }
    const isOverlap = rule === 'between' && value < 0
    return {
      sentence: t(isOverlap ? 'breach_overlap' : `breach_${rule}`, said),
      article: limits.isAgreed
        ? t('article_agreed', { number: person.agreementNumber })
        : t(`article_${rule}`),
    }
  }
}
