import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { Wish } from './activation-store.ts'
import { useHouseholdActivation } from './use-household-activation.ts'

export interface AboutProps {
  wish: Wish
  /** Absent: it is decided already. */
  onHolder?: (holder: Wish['holder']) => void
}

const WHOLE = 'whole'

/** For whom: the household, and who of it carries the card or the phone. */
export function About({ wish, onHolder }: AboutProps) {
  const t = useTexts('quickActivation')
  const { data } = useHouseholdActivation(wish.household.householdId)
  const residents = data?.residents ?? []
  const choose = (residentId: string) =>
    onHolder?.(residents.find((resident) => resident.residentId === residentId) ?? null)
  return (
    <div className="qa-about">
      <HouseholdName
        label={wish.household.label}
        names={onHolder ? '' : (wish.holder?.name ?? wish.household.names)}
        size="title"
      />
      {onHolder && residents.length > 0 && (
        <Segments
          label={t('holder')}
          options={[
            { value: WHOLE, label: t('wholeHousehold') },
            ...residents.map(({ residentId, name }) => ({ value: residentId, label: name })),
          ]}
          value={wish.holder?.residentId ?? WHOLE}
          onChange={choose}
        />
      )}
      {data && (
        <span className="lb-14 lb-quiet lb-nowrap qa-now lb-end">
          {t('nowHas', {
            cards: data.cards.filter(({ state }) => state === 'active').length,
            phones: data.phones.length,
          })}
        </span>
      )}
    </div>
  )
}
