import './setting-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { cannedEntries, typeEntries } from './type-entries.tsx'

/** Kinds of messages with their due times, and ready replies, as managers decide about them. */
export function MessageSettingPage() {
  const t = useTexts('messageSettings')
  const words = useTexts('messages')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'messages.setUp' }]).length > 0
  const asked = useQuery({
    queryKey: ['messageSettings'],
    queryFn: async () => ({ types: await typeEntries.newest(), canned: await cannedEntries.newest() }),
  })
  useChanges(['messages.settingsChanged'], () => {
    void asked.refetch()
    void queries.invalidateQueries({ queryKey: ['messageTypes'] })
    void queries.invalidateQueries({ queryKey: ['messageCanned'] })
  })
  return (
    <SettingFrame of={asked} failed={t('failed')} title={words('setting')}>
      {({ types, canned }) => (
        <SettingParts
          page="messageSetting"
          title={words('setting')}
          mayChange={mayChange}
          parts={[
            {
              name: 'types',
              label: words('types'),
              count: countLive(typeEntries, types),
              draw: (onDirty) => (
                <EntryList
                  of={typeEntries}
                  rows={types}
                  title={t('types')}
                  lead={t('typesLead')}
                  add={t('addType')}
                  mayChange={mayChange}
                  refresh={asked.refetch}
                  onDirty={onDirty}
                />
              ),
            },
            {
              name: 'canned',
              label: words('canned'),
              count: countLive(cannedEntries, canned),
              draw: (onDirty) => (
                <EntryList
                  of={cannedEntries}
                  rows={canned}
                  title={t('canned')}
                  lead={t('cannedLead')}
                  add={t('addCanned')}
                  mayChange={mayChange}
                  refresh={asked.refetch}
                  onDirty={onDirty}
                />
              ),
            },
          ]}
        />
      )}
    </SettingFrame>
  )
}
