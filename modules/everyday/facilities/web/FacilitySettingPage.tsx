import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { facilityEntries } from './facility-entries.tsx'

/** The facilities, as managers decide about them. */
export function FacilitySettingPage() {
  const t = useTexts('facilitySetting')
  const words = useTexts('facilities')
  const mayChange = useAllowed()([{ can: 'facilities.change' }]).length > 0
  const asked = useQuery({ queryKey: ['facilities', 'all'], queryFn: facilityEntries.newest })
  useChanges(['facilities.changed'], () => void asked.refetch())
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={words('setting')}>
      {(rows) => (
        <SettingParts
          page="facilitySetting"
          title={words('setting')}
          mayChange={mayChange}
          parts={[
            {
              name: 'facilities',
              label: words('list'),
              count: countLive(facilityEntries, rows),
              draw: (onDirty) => (
                <EntryList
                  of={facilityEntries}
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
