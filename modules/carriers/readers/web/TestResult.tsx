import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Observed } from './observe.ts'
import { ReaderFace } from './ReaderFace.tsx'
import { formatTexts, useSpokenVerdict } from './spoken-verdict.ts'
import type { Verdict } from './verdict.ts'

export interface TestResultProps {
  seen: Observed | undefined
  verdict: Verdict | undefined
}

/** What came, key by key, and the verdict on it. */
export function TestResult({ seen, verdict }: TestResultProps) {
  const t = useTexts('readerTest')
  const spoken = useSpokenVerdict(seen, verdict)
  return (
    <div className="lb-stack">
      <ReaderFace kind="card" answer={spoken.answer} hint={t('waitingText')} />
      {spoken.notes.map((note) => (
        <Note key={note.text} tone={note.wait ? 'wait' : 'plain'} icon={note.wait ? 'warn' : 'check'}>
          {note.text}
        </Note>
      ))}
      {seen && verdict && (
        <Panel title={t('keys')} pad="plain">
          <dl className="lb-facts rdt-facts">
            <dt>{t('factCode')}</dt>
            <dd className="lb-20 lb-break">{seen.text}</dd>
            <dt>{t('factLength')}</dt>
            <dd>{t('length', { count: seen.text.length })}</dd>
            <dt>{t('factEnd')}</dt>
            <dd>{t(seen.end === 'enter' ? 'endEnter' : seen.end === 'tab' ? 'endTab' : 'endNone')}</dd>
            <dt>{t('factTook')}</dt>
            <dd>{t('took', { took: seen.took, longest: Math.max(...seen.keys.map(({ gap }) => gap)) })}</dd>
          </dl>
          <ol className="rdt-keys">
            {seen.keys.map(({ shown, gap }, nth) => (
              // The same key may come twice; its place is what tells one from the other.
              <li key={`${nth}-${shown}`}>
                <kbd>{shown === ' ' ? '␣' : shown}</kbd>
                <span>{nth === 0 ? '' : gap}</span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {verdict && verdict.readings.length > 0 && <Readings readings={verdict.readings} />}
    </div>
  )
}

function Readings({ readings }: Pick<Verdict, 'readings'>) {
  const t = useTexts('readerTest')
  return (
    <Panel title={t('readings')}>
      <p className="lb-14 lb-quiet rdt-note">{t('readingsText')}</p>
      <DataTable
        className="rdt-table"
        rows={readings}
        idOf={(reading) => reading.format}
        columns={[
          { head: t('format'), cell: ({ format, uid }) => t(formatTexts[format], { count: uid.length }) },
          { head: t('uid'), cell: ({ uid }) => <b>{uid}</b> },
          { head: t('reversed'), cell: ({ reversed }) => reversed },
        ]}
      />
    </Panel>
  )
}
