import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { ImportLine } from '../shapes.ts'
import { useLines } from './use-pages.ts'

type Act = 'all' | ImportLine['act']

/** What an import would do, line by line, with what stands there now. */
export function LineList({ importId }: { importId: string }) {
  const t = useTexts('householdImport')
  const [act, setAct] = useState<Act>('all')
  const [text, setText] = useState('')
  const asked = { act: act === 'all' ? undefined : act, text }
  const { list, pages, count, total, after } = useLines(importId, asked)
  return (
    <Panel
      title={t('lines')}
      className="hi-lines"
      extra={<Pager pages={pages} count={count} total={total} after={after} />}
    >
      <div className="hi-filters">
        <Segments
          label={t('change')}
          options={(['all', 'changed', 'added'] as const).map((value) => ({ value, label: t(value) }))}
          value={act}
          onChange={setAct}
        />
        <SearchField label={t('search')} value={text} onSearch={setText} />
      </div>
      <Loaded
        of={list}
        failed={t('loadFailed')}
        skeleton={[80, 120, 240]}
        rows={4}
        empty={<EmptyState icon="doc" title={t('noLines')} text={t('noLinesText')} />}
      >
        {(data) => <Lines lines={data.data} />}
      </Loaded>
    </Panel>
  )
}

function Lines({ lines }: { lines: readonly ImportLine[] }) {
  const t = useTexts('householdImport')
  return (
    <table className="lb-table hi-line-table">
      <thead>
        <tr>
          <th scope="col">{t('household')}</th>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('result')}</th>
          <th scope="col" className="hi-wide">
            {t('change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one, i) => (
          <tr key={`${one.kind} ${one.label} ${one.name} ${i}`}>
            <td>
              <b>{one.label}</b>
            </td>
            <td>
              {one.kind === 'household' ? <span className="lb-faint">{t('households')}</span> : one.name}
            </td>
            <td>
              <Mark kind={one.act === 'added' ? 'plain' : 'note'}>{t(one.act)}</Mark>
            </td>
            <td className="hi-wide">
              {one.rowNumber === 0 && <span className="lb-quiet">{t('byPeople')}　</span>}
              <Changes line={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 電話 0912***678 → 0987***321; of somebody new only what is said of them. */
function Changes({ line }: { line: ImportLine }) {
  const shown = line.changes.filter(
    ({ field, after }) => line.act === 'changed' || (after && field !== line.name),
  )
  return (
    <ul className="hi-changes">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <span className="lb-quiet">{field}</span> {line.act === 'changed' && <del>{before || '—'}</del>}
          {line.act === 'changed' && ' → '}
          <ins>{after || '—'}</ins>
        </li>
      ))}
    </ul>
  )
}
