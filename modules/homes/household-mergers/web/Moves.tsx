import './merger-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Belongings } from '../contract.ts'
import { useBelongingWords } from './use-belonging-words.ts'

/** Whether there is anything to move. */
export const isBare = (all: Belongings): boolean =>
  ![all.residents, all.vehicles, all.spaces, ...all.parts.map(({ things }) => things)].some(
    (list) => list.length,
  )

/** What goes over when a household is merged, by name where there is one. */
export function Moves({ all }: { all: Belongings }) {
  const t = useTexts('householdMergers')
  const wordsOf = useBelongingWords()
  const stays = new Set([t('label'), t('owners')])
  const rows = wordsOf(all).filter(([label, value]) => value && !stays.has(label))
  return (
    <dl className="hm-moves">
      {rows.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
