import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import { optionEntries } from './menu-entries.tsx'
import { specsQuery, usedItemsQuery, useMenuChanges } from './queries.ts'

/** The options of a spec with their points, and the dishes that ask for it. */
export function SpecEditPage() {
  const t = useTexts('foodMenuPage')
  const { id: specId = '' } = useParams({ strict: false }) as { id?: string }
  const mayChange = useAllowed()([{ can: 'foodMenu.change' }]).length > 0
  const specs = useQuery(specsQuery)
  const used = useQuery(usedItemsQuery(specId))
  const kind = useMemo(() => optionEntries(specId), [specId])
  const [isDirty, setDirty] = useState(false)
  useMenuChanges()
  useUnsaved(isDirty, isDirty)
  const spec = specs.data?.find((one) => one.specId === specId)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head lb-page-head-named">
        <h1>{spec ? t('optionsOf', { name: spec.name }) : t('options')}</h1>
      </div>
      <Loaded of={specs} failed={t('loadFailed')} skeleton={[120, '1fr', 96]} rows={5}>
        {() =>
          spec ? (
            <div className="lb-stack">
              <EntryList
                of={kind}
                rows={spec.options}
                title={spec.name}
                lead={t('optionsLead')}
                add={t('addOption')}
                mayChange={mayChange}
                refresh={specs.refetch}
                onDirty={setDirty}
              />
              <Panel title={t('usedIn')} number={used.data?.length}>
                {used.data?.length ? (
                  <ul className="lb-divided">
                    {used.data.map(({ itemId, name, menuName }) => (
                      <li key={itemId} className="lb-line lb-inner-10">
                        <b>{name}</b> <span className="lb-quiet">{menuName}</span>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="lb-quiet lb-inner">{used.data && t('usedNone')}</p>
                )}
              </Panel>
            </div>
          ) : (
            <EmptyState icon="doc" title={t('gone')} />
          )
        }
      </Loaded>
    </div>
  )
}
