import { useNavigate } from '@tanstack/react-router'
import { useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Home } from '../shapes.ts'
import { speakDay } from './days.ts'

/** 坪 of an area in 0.01 m²: 1 m² is 0.3025 坪. */
const pingOf = (area: number) => (Math.round((area * 3025) / 10_000) / 100).toFixed(2)

/** What one wants to know of a household first, in one line: its use, since when, how large, where it parks, its note. */
export function FactStrip({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const note = useHouseholdMarks([home.householdId])?.get(home.householdId)?.note
  const goTo = useNavigate()
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const { building, householdId: open } = home
  const correct = () => void goTo({ to: '/mgmt/household/property', search: { building, open } })
  useHotKey('Alt+2', 'householdHome:correct', correct, { enabled: mayChange })
  const days = home.residents.flatMap(({ movedInOn }) => movedInOn ?? []).sort()
  const [first] = days
  const use = home.isRented ? 'useRented' : home.residents.length > 0 ? 'useOwn' : 'useVacant'
  const facts = [
    [t('use'), t(use)],
    [t('since'), first && speakDay(first)],
    [t('area'), home.exclusiveArea !== null && t('ping', { area: pingOf(home.exclusiveArea) })],
    [t('spaces'), inRow(home.spaces)],
    [t('note'), note],
  ] as const
  return (
    <div className="lb-panel hd-strip">
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {mayChange && (
        <Button type="text" aria-keyshortcuts="Alt+2" onClick={correct}>
          {t('correct')} <Key keys="Alt 2" />
        </Button>
      )}
    </div>
  )
}
