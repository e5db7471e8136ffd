import { percentText } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PollDetail } from '../contract.ts'
import { shareOf } from './poll-words.ts'

/** How many of each building voted, where that is told; nothing while nobody has. */
export function BuildingStrip({ parts }: { parts: PollDetail['ofBuildings'] }) {
  const t = useTexts('pollPage')
  const told = parts.flatMap(({ voted, ...part }) => (voted === null ? [] : [{ ...part, voted }]))
  if (!told.some(({ voted }) => voted > 0)) return null
  return (
    <ul className="pr-buildings" aria-label={t('byBuilding')}>
      {told.map(({ building, voted, voters }) => (
        <li key={building}>
          {building}
          <b>
            {voted}／{voters}
          </b>
          {percentText(shareOf(voted, voters))}
        </li>
      ))}
    </ul>
  )
}
