import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { instantOf, type Moment } from '#platform/web/form/MomentField.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { News } from '../contract.ts'
import type { Draft } from './draft.ts'
import { useSpoken } from './spoken.ts'

/** What a draft says, field by field, for what a colleague changed meanwhile. */
export function useDraftFields(): FormField<Draft, News | undefined>[] {
  const t = useTexts('newsPage')
  const { whom } = useSpoken()
  const field = (label: string, read: (draft: Draft) => string) => ({ label, read })
  const moment = (at: Moment) => {
    const instant = instantOf(at)
    return instant ? speakTime(instant) : ''
  }
  const tick = (is: boolean) => (is ? '✓' : '')
  return [
    field(t('field_title'), ({ title }) => title),
    field(t('field_category'), ({ category }) => t(`category_${category}`)),
    field(t('field_content'), ({ content }) => plainText(content)),
    field(t('field_files'), ({ files }) => files.map(({ name }) => name).join('、')),
    field(t('field_audience'), whom),
    field(t('field_publishAt'), ({ from }) => moment(from)),
    field(t('field_offlineAt'), ({ to }) => moment(to)),
    field(t('field_isTold'), ({ isTold }) => tick(isTold)),
    field(t('field_remindAt'), ({ remind }) => moment(remind)),
    field(t('field_isOnBoards'), ({ isOnBoards }) => tick(isOnBoards)),
    field(t('field_isTop'), ({ isTop }) => tick(isTop)),
  ]
}
