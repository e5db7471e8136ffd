import './page-texts.ts'
import './personal-data.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ChoosePerson } from './ChoosePerson.tsx'
import { HoldingPanel } from './HoldingPanel.tsx'
import { RequestList } from './RequestList.tsx'
import type { Subject } from './save-file.ts'

/** What is held of one person: shown, given as a file, deleted. */
export function PersonalDataPage() {
  const t = useTexts('personalDataPage')
  const title = useTexts('personalData')('page')
  const [subject, setSubject] = useState<Subject>()
  const held = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On phones it stands below the list.
    if (subject && matchMedia('(max-width: 1000px)').matches) held.current?.scrollIntoView()
  }, [subject])
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <p className="lb-quiet lb-below-16">{t('intro')}</p>
      <div className="pd-columns">
        <Panel title={t('who')}>
          <ChoosePerson chosen={subject?.residentId ?? undefined} onChoose={setSubject} />
        </Panel>
        <div ref={held}>
          {subject ? (
            <HoldingPanel
              key={JSON.stringify(subject)}
              subject={subject}
              onGone={() => setSubject(undefined)}
            />
          ) : (
            <Panel>
              <EmptyState icon="person" title={t('startTitle')} text={t('startText')} />
            </Panel>
          )}
        </div>
      </div>
      <RequestList />
    </div>
  )
}
