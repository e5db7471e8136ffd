import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EntryListPage } from './EntryListPage.tsx'
import { clockKey } from './queries.ts'

const MissingDialog = lazy(async () => ({ default: (await import('./MissingDialog.tsx')).MissingDialog }))

/** When one was on duty oneself; its workbook is the copy that everybody may ask for (勞基法 Art. 30 VI). */
export function RecordPage() {
  const title = useTexts('clockEntries')('record')
  const t = useTexts('clockEntriesPage')
  const queries = useQueryClient()
  const isOneTime = useMe()?.kind === 'oneTime'
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <EntryListPage
        title={title}
        isOwn
        extra={!isOneTime && <Button onClick={() => setAsking(true)}>{t('missing')}</Button>}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <MissingDialog
            onDone={() => queries.invalidateQueries({ queryKey: clockKey })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
