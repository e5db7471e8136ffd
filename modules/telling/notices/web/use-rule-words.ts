import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { NoticeSettings } from '../contract.ts'
import { noticeTextNames } from './TextFields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'

/** What the rules of notices say, in the words of their form. */
export function useRuleWords() {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  return (rules: NoticeSettings): Facts => [
    [t('rulesTitle'), inRow(rules.reasons.map((reason) => n(`reason_${reason}`)))],
    [t('order'), inRow(rules.order.map((text) => n(`channel_${text}`)))],
    [t('byHandWay'), n(`channel_${rules.byHandWay}`)],
    [t('quiet'), rules.quiet ? `${rules.quiet.startsAt}–${rules.quiet.endsAt}` : ''],
    [t('fresh'), ticked(rules.freshBreaksQuiet)],
    [t('reminderHour'), String(rules.reminderHour)],
    [t('giveUpAfter'), String(rules.giveUpAfter)],
    ...noticeTextNames.map((name) => [n(`reason_${name}`), rules.texts[name]] as const),
  ]
}
