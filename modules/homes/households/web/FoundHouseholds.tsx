import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { FoundHousehold, Household } from '../contract.ts'
import { HouseholdLine } from './HouseholdLine.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface FoundHouseholdsProps {
  id: string
  found: readonly FoundHousehold[] | undefined
  failed: boolean
  retry: () => void
  current: number
  /** Whether there may be more than are listed. */
  full: boolean
  onDone: (household: Household) => void
}

/** The id of the nth line of a list, by which its field names the chosen one. */
export const optionId = (list: string, nth: number): string => `${list}-${nth}`

/** What the typed fragment found; it takes the place of the three steps. */
export function FoundHouseholds({ id, found, failed, retry, current, full, onDone }: FoundHouseholdsProps) {
  const t = useTexts('households')
  const waiting = useWaitingCounts(found?.map((match) => match.householdId) ?? [])
  useItemKeys(found?.length ?? 0, (nth) => found?.[nth] && onDone(found[nth]))
  if (failed)
    return (
      <div className="hp-found">
        <Note tone="wait" act={<Button onClick={retry}>{t('again')}</Button>}>
          {t('findFailed')}
        </Note>
      </div>
    )
  if (!found)
    return (
      <div className="hp-found">
        <SkeletonRows columns={['1fr', 120, 60]} rows={4} />
      </div>
    )
  if (found.length === 0) return <EmptyState icon="search" title={t('foundNone')} text={t('foundNoneText')} />
  return (
    <div className="hp-found">
      <p className="lb-14 lb-quiet" role="status">
        {t(full ? 'foundMany' : 'found', { count: found.length })}
      </p>
      <div className="hp-list hp-list-unit" role="listbox" id={id} aria-label={t('pickerTitle')}>
        {found.map((match, nth) => (
          <button
            key={match.householdId}
            id={optionId(id, nth)}
            type="button"
            role="option"
            aria-selected={nth === current}
            tabIndex={-1}
            className={`hp-option${nth === current ? ' hp-current' : ''}`}
            onClick={() => onDone(match)}
          >
            <HouseholdLine
              household={match}
              detail={detailOf(match, t('matched', { text: match.matched }))}
              waiting={waiting?.get(match.householdId)}
              nth={nth}
            />
          </button>
        ))}
      </div>
    </div>
  )
}

/** The residents, with what matched when it is not one of their names. */
function detailOf(household: FoundHousehold, matched: string): string {
  if (!household.matched || household.names.includes(household.matched)) return inRow(household.names)
  return [inRow(household.names), matched].filter(Boolean).join('　')
}
