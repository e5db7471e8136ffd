import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryListPage } from './EntryListPage.tsx'

/** When one was on duty oneself; its workbook is the copy that everybody may ask for (勞基法 Art. 30 VI). */
export function RecordPage() {
  return <EntryListPage title={useTexts('clockEntries')('record')} isOwn />
}
