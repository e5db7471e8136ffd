import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { storeEntries, storesApi } from './store-entries.tsx'

/** The shops around, as managers decide about them. */
export function StoreSettingPage() {
  const t = useTexts('storesPage')
  const words = useTexts('stores')
  const mayChange = useAllowed()([{ can: 'stores.change' }]).length > 0
  const asked = useQuery({
    queryKey: ['stores', 'all'],
    queryFn: async () => (await storesApi.list({})).data,
  })
  useChanges(['stores.changed'], () => void asked.refetch())
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={words('setting')}>
      {(rows) => (
        <SettingParts
          page="storeSetting"
          title={words('setting')}
          mayChange={mayChange}
          parts={[
            {
              name: 'stores',
              label: words('list'),
              count: countLive(storeEntries, rows),
              draw: (onDirty) => (
                <EntryList
                  of={storeEntries}
                  rows={rows}
                  title={words('list')}
                  lead={t('lead')}
                  add={t('add')}
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
