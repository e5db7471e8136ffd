import './test-texts.ts'
import './reader-test.css'
import { Button } from '#platform/web/look/Button.tsx'
import { useState } from 'react'
import { chooseReader, readerChoice } from '#platform/web/input/scan-capture.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReaderSettings } from './ReaderSettings.tsx'
import { TestResult } from './TestResult.tsx'
import { useObserved } from './use-observed.ts'
import { verdictOf } from './verdict.ts'

/** What a reader types, judged in plain words, and what is peculiar to the readers of this browser. Nothing is stored or sent. */
export function ReaderTestPage() {
  const t = useTexts('readerTest')
  const title = useTexts('readersFrame')('test')
  const [choice, setChoice] = useState(readerChoice)
  const [seen, forget] = useObserved()
  // Scans belong to this page as long as it is there: none opens a hand-over.
  useScanner(() => undefined)
  const verdict = seen && verdictOf(seen, choice)
  const save = (next: typeof choice) => {
    chooseReader(next)
    setChoice(next)
    toast(t('saved'))
  }
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1 className="lb-grow">{title}</h1>
        {seen && <Button onClick={forget}>{t('again')}</Button>}
      </div>
      <p className="lb-quiet rdt-intro">{t('intro')}</p>
      <div className="rdt-page">
        <TestResult seen={seen} verdict={verdict} />
        <Panel title={t('settings')} pad="plain" className="rdt-settings">
          <ReaderSettings key={JSON.stringify(choice)} choice={choice} extra={verdict?.extra} onSave={save} />
        </Panel>
      </div>
    </div>
  )
}
