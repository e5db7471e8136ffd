import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { noteKinds } from '../contract.ts'
import { templateEntries, templatesQuery } from './template-entries.ts'

const kinds = noteKinds.map((kind) => ({ kind, of: templateEntries(kind) }))

/** Ready words for voiding, giving back and topping up (R447, R448). */
export function NoteTemplatePage() {
  const t = useTexts('noteTemplatesPage')
  const words = useTexts('noteTemplates')
  const mayChange = useAllowed()([{ can: 'noteTemplates.change' }]).length > 0
  const asked = useQuery(templatesQuery)
  useChanges(['noteTemplates.changed'], () => void asked.refetch())
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={words('title')}>
      {(rows) => (
        <SettingParts
          page="noteTemplateSetting"
          title={words('title')}
          mayChange={mayChange}
          parts={kinds.map(({ kind, of }) => {
            const own = rows.filter((row) => row.kind === kind)
            return {
              name: kind,
              label: words(kind),
              count: countLive(of, own),
              draw: (onDirty) => (
                <EntryList
                  of={of}
                  rows={own}
                  title={words(kind)}
                  lead={t('lead')}
                  add={t('add')}
                  mayChange={mayChange}
                  refresh={asked.refetch}
                  onDirty={onDirty}
                />
              ),
            }
          })}
        />
      )}
    </SettingFrame>
  )
}
