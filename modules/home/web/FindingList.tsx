import type { Finding } from '#platform/web/frame/contributions.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Findings } from './use-findings.ts'

export interface FindingListProps {
  query: string
  scanned: boolean
  found: Findings
  open: (finding: Finding) => void
}

/** What was found, by kind, as one list; or that nothing was, or why not. */
export function FindingList({ query, scanned, found, open }: FindingListProps) {
  const t = useTexts('home')
  const all = found.groups.flatMap((group) => group.findings)
  const known = found.text === query
  const isEmpty = known && all.length === 0
  return (
    <div className="lb-findings" aria-busy={!known}>
      <p className="lb-sr" role="status">
        {known && all.length > 0 && t('found', { count: all.length })}
      </p>
      {!known && all.length === 0 && <SkeletonRows columns={[24, '1fr']} rows={3} />}
      {found.groups.map(({ finder, findings }) => (
        <div role="listbox" key={finder.name} aria-label={textOf(finder.label)}>
          <p role="presentation">{textOf(finder.label)}</p>
          {findings.map((finding) => (
            <button
              type="button"
              role="option"
              aria-selected={finding === all[0]}
              tabIndex={-1}
              key={finding.id}
              onClick={() => open(finding)}
            >
              <Icon name={finding.icon} />
              <HouseholdName label={finding.title} names={finding.names} />
              <span className="lb-finding-detail">{finding.detail}</span>
              {finding === all[0] && <Key keys="Enter" />}
            </button>
          ))}
        </div>
      ))}
      {known && found.problem && (
        <Note tone="wait">
          {t('failedTitle')}　{found.problem}
        </Note>
      )}
      {isEmpty && !found.problem && (
        <div role="status">
          <EmptyState
            icon="search"
            title={t('nothingTitle', { text: query })}
            text={
              <span className="lb-finding-lines">{t(scanned ? 'scannedNothingText' : 'nothingText')}</span>
            }
          />
        </div>
      )}
    </div>
  )
}
