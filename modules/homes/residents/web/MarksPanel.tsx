import {
  markKind,
  openHouseholdMarks,
  spokenMark,
  useHouseholdMarks,
} from '#modules/homes/households/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'

/** Marks and note of the whole household, and the way to change them and its people's. */
export function MarksPanel({ householdId }: { householdId: string }) {
  const t = useTexts('householdHome')
  const mayMark = useAllowed()([{ can: 'households.mark' }]).length > 0
  const said = useHouseholdMarks([householdId])?.get(householdId)
  return (
    <Panel
      title={t('marks')}
      pad="plain"
      extra={
        mayMark && (
          <Button size="small" type="text" onClick={() => openHouseholdMarks({ householdId })}>
            {t('editMarks')}
          </Button>
        )
      }
    >
      {said && said.marks.length > 0 && (
        <Marks>
          {said.marks.map(({ word, who }) => (
            <Mark key={`${word} ${who}`} kind={markKind(word)}>
              {`${spokenMark(word)} ${who}`.trim()}
            </Mark>
          ))}
        </Marks>
      )}
      {said?.note && <p>{said.note}</p>}
      {!said?.note && !said?.marks.length && <p className="lb-faint">{t('noMarks')}</p>}
    </Panel>
  )
}
