import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { SheetView } from '../contract.ts'
import { hoursAndMinutes, overtimeOf } from './time-words.ts'

/** Everybody of the month with hours, and who of the two signed. */
export function SheetPeople({
  views,
  person,
  choose,
}: {
  views: readonly SheetView[]
  person: string | undefined
  choose: (personId: string) => void
}) {
  const t = useTexts('monthSheetsPage')
  return (
    <Panel title={t('people')} number={views.length} className="ms-people">
      <ul className="lb-divided">
        {views.map(({ sheet, byPerson, byEmployer }) => (
          <li key={sheet.personId}>
            <button
              type="button"
              className="ms-person"
              aria-current={sheet.personId === person}
              onClick={() => choose(sheet.personId)}
            >
              <span className="lb-min">
                <b>{sheet.personName}</b>　<span className="lb-14 lb-quiet">{sheet.jobTitle}</span>
                <br />
                <span className="lb-14 lb-quiet">
                  {t('worked')} {hoursAndMinutes(sheet.worked)}　{t('overtime')}{' '}
                  {hoursAndMinutes(overtimeOf(sheet))}
                </span>
              </span>
              <span className="ms-marks">
                {sheet.absentCount > 0 && (
                  <Mark kind="reminded">
                    {t('absent')} {t('shifts', { count: sheet.absentCount })}
                  </Mark>
                )}
                {(byPerson || byEmployer) && (
                  <Mark kind="note">
                    {t(byPerson && byEmployer ? 'bothSigned' : byPerson ? 'byPerson' : 'byEmployer')}
                  </Mark>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
