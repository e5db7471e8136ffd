import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { Visitor } from '#modules/visitors/visits/contract.ts'

/** What the desk must not overlook of a visit: on the black list, refused by the host, things still out, comes again and again. */
export function VisitMarks({ visitor }: { visitor: Visitor }) {
  const t = useTexts('visits')
  const { isBanned, approval, stillOut, seriesId, people } = visitor
  return (
    <Marks>
      {isBanned && <Mark kind="refuses">{t('banned')}</Mark>}
      {approval === 'refused' && <Mark kind="reminded">{t('hostRefused')}</Mark>}
      {approval === 'unreachable' && <Mark kind="plain">{t('hostUnreachable')}</Mark>}
      {stillOut > 0 && <Mark kind="reminded">{t('stillOut', { count: stillOut })}</Mark>}
      {seriesId && <Mark kind="note">{t('recurring')}</Mark>}
      {people > 1 && <Mark kind="note">{t('people', { count: people })}</Mark>}
    </Marks>
  )
}
