import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { areas } from './areas.ts'
import { categories } from './categories.tsx'
import { countsOf } from './setting-parts.ts'
import { useSetting } from './use-setting.ts'

/** The kinds of assets with their fields, and the areas where they are; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('assetSetting')
  const title = useTexts('assetSettings')('title')
  const { query, ...list } = useSetting()
  return (
    <SettingFrame of={query} failed={t('failed')} title={title}>
      {(all) => {
        const counts = countsOf(all)
        return (
          <SettingParts
            page="assetSettings"
            title={title}
            lead={t('lead')}
            mayChange={list.mayChange}
            parts={[
              {
                name: 'categories',
                label: t('part_categories'),
                count: counts.categories,
                draw: (onDirty) => (
                  <EntryList
                    of={categories}
                    rows={all.categories}
                    title={t('part_categories')}
                    add={t('add_categories')}
                    onDirty={onDirty}
                    {...list}
                  />
                ),
              },
              {
                name: 'areas',
                label: t('part_areas'),
                count: counts.areas,
                draw: (onDirty) => (
                  <EntryList
                    of={areas}
                    rows={all.areas}
                    title={t('part_areas')}
                    add={t('add_areas')}
                    onDirty={onDirty}
                    {...list}
                  />
                ),
              },
            ]}
          />
        )
      }}
    </SettingFrame>
  )
}
