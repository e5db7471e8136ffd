import './finding-list.css'
import './view-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { Finding } from '#platform/web/frame/contributions.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { FindingRow } from './FindingRow.tsx'
import type { Findings } from './use-findings.ts'

export interface FindingListProps {
  /** Its options' ids begin with it. */
  id: string
  query: string
  scanned: boolean
  found: Findings
  /** The one that Enter opens. */
  chosen: Finding | undefined
  /** What Enter does: the thing's page, or its hand-over where there is one. */
  enter: 'open' | 'receive'
  open: (finding: Finding) => void
  receive?: (finding: Finding) => void
  again: () => void
}

/** What was found, by kind; or that nothing was, or why not. */
export function FindingList(props: FindingListProps) {
  const { id, query, scanned, found, chosen, enter, open, receive, again } = props
  const t = useTexts('searchView')
  const count = found.groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const known = found.text === query
  return (
    <div className="sr-findings" aria-busy={!known}>
      <p className="lb-sr" role="status">
        {known && count > 0 && t('found', { count })}
      </p>
      {!known && count === 0 && <SkeletonRows columns={[24, '1fr']} rows={3} />}
      {count > 0 && (
        <div role="listbox" id={id} aria-label={t('label')}>
          {found.groups.map(({ kind, label, findings }) => (
            <div role="group" key={kind} aria-label={textOf(label)}>
              <p role="presentation">{textOf(label)}</p>
              {findings.map((finding) => (
                <FindingRow
                  key={finding.id}
                  id={optionId(id, finding)}
                  finding={finding}
                  isChosen={finding === chosen}
                  enter={enter}
                  open={open}
                  receive={receive}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {known && found.problem && (
        <Note tone="wait" act={<Button onClick={again}>{t('again')}</Button>}>
          {t('failed')}　{found.problem}
        </Note>
      )}
      {known && count === 0 && !found.problem && (
        <div role="status">
          <EmptyState
            icon="search"
            title={t('nothingTitle', { text: query })}
            text={<span className="lb-lines">{t(scanned ? 'scannedNothingText' : 'nothingText')}</span>}
          />
        </div>
      )}
    </div>
  )
}

/** The id of a finding's line, by which the search field names the chosen one. */
export const optionId = (list: string, finding: Finding): string => `${list}-${finding.id}`
