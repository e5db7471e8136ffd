import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { CompaniesDialog } from './CompaniesDialog.tsx'
import { CorrectionsPanel } from './CorrectionsPanel.tsx'
import { EntryListPage } from './EntryListPage.tsx'
import { MonthAct } from './MonthAct.tsx'
import { clockPath, recordPath } from './screens.ts'

/** Attendance: the lines, what waits for a second person, and months (R072). */
export function AttendancePage() {
  const t = useTexts('clockEntriesPage')
  const title = useTexts('clockEntries')('page')
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <EntryListPage
        title={title}
        isOwn={false}
        above={
          <>
            <div className="ck-links lb-line lb-wrap lb-gap-16">
              <Link className="lb-link" to={clockPath}>
                {t('toClock')}
              </Link>
              <Link className="lb-link" to={recordPath}>
                {t('toRecord')}
              </Link>
            </div>
            {may('clockEntries.decide') && <CorrectionsPanel />}
          </>
        }
        extra={
          <>
            {may('clockEntries.configure') && (
              <Button onClick={() => setSetting(true)}>{t('setCompany')}</Button>
            )}
            {may('clockEntries.close') && <MonthAct />}
          </>
        }
      />
      {isSetting && <CompaniesDialog onClose={() => setSetting(false)} />}
    </>
  )
}
