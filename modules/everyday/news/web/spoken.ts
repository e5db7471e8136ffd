import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { isForAll } from '#modules/everyday/notifications/contract.ts'
import type { News } from '../contract.ts'

/** What a row of news says of whom it is for and until when. */
export function useSpoken() {
  const t = useTexts('newsPage')
  function whom({ audience }: Pick<News, 'audience'>): string {
    const { buildings, marks, householdIds, role } = audience
    const homes = householdIds.length ? [t('someHomes', { count: householdIds.length })] : []
    const place = isForAll(audience) ? t('all') : [...buildings, ...marks, ...homes].join('、')
    return role === 'all' ? place : `${place}　${t(role)}`
  }
  function when({ status, publishAt, offlineAt, endedAt }: News): string {
    if (status === 'pending' && publishAt) return t('onlineAt', { when: speakTime(publishAt) })
    if (status === 'offline' && endedAt) return t('offlineAt', { when: speakTime(endedAt) })
    if (status === 'unpublished') return ''
    return offlineAt ? t('until', { when: speakTime(offlineAt) }) : t('long')
  }
  return { whom, when }
}
