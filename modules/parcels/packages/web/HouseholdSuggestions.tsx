import { useEffect, useRef } from 'react'
import type { FoundHousehold } from '#modules/homes/households/contract.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { HouseholdMarks } from './HouseholdMarks.tsx'
import { markFragments } from './mark-fragments.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface HouseholdSuggestionsProps {
  id: string
  typed: string
  found: readonly FoundHousehold[]
  counts: ReadonlyMap<string, number>
  active: number
  error: unknown
  searching: boolean
  onChoose: (index: number) => void
  onRetry: () => void
  onPicker: () => void
}

/** The households that what is typed may mean, with the ways on when it means none. */
export function HouseholdSuggestions(props: HouseholdSuggestionsProps) {
  const { id, typed, found, counts, active, error, searching, onChoose, onRetry, onPicker } = props
  const t = useTexts('registerPackages')
  const platform = useTexts('platform')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const state = error
    ? sentenceOf(error)
    : found.length > 0
      ? t('found', { count: found.length })
      : t(searching ? 'searching' : 'foundNone', { text: typed })

  return (
    <div className="rp-suggestions">
      <div id={id} role="listbox" aria-label={t('suggestions')} ref={list}>
        {found.map((match, index) => (
          // The keys of the options are the field's: it has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that has the focus hears the keys
          <div
            key={match.householdId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <b>
              <Marked text={match.label} typed={typed} />
            </b>
            <span className="lb-quiet lb-cut">
              <Marked text={inRow(match.names)} typed={match.matched || typed} />
              {match.matched &&
                !match.names.includes(match.matched) &&
                !match.label.includes(match.matched) && <span className="lb-after-8">{match.matched}</span>}
            </span>
            <HouseholdMarks marks={match.marks} count={counts.get(match.householdId) ?? 0} />
            <Key keys={index === active ? 'Enter' : `Alt ${index + 1}`} />
          </div>
        ))}
      </div>
      <div className="rp-suggestions-foot">
        <span role="status">{state}</span>
        {found.length > 1 && (
          <span className="rp-suggestions-move">
            <Key keys="↑" /> <Key keys="↓" /> {t('foundMove')}
          </span>
        )}
        {error ? (
          <button type="button" className="lb-link lb-end" onClick={onRetry}>
            {platform('retry')}
          </button>
        ) : (
          <button type="button" className="rp-suggestions-pick" onClick={onPicker} aria-keyshortcuts="F2">
            <span>{t('notFound')}</span>
            <Key keys="F2" /> {t('pickInstead')}
          </button>
        )}
      </div>
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0
  return markFragments(text, typed).map(({ text: piece, hit }) => {
    const key = at
    at += piece.length
    return hit ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
  })
}
