import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import {
  carrierChanged,
  type HouseholdActivation,
  type HouseholdCard,
  type HouseholdPhone,
} from '../contract.ts'
import { useActs } from './use-activation.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const codes = [carrierChanged('', '').code]

/** Whose a card or a phone is to be; of boxes that do not ask for it, undefined. */
export interface Holder {
  residentId?: string | null
}

/** A box about one card of a household. What another desk did with the card meanwhile comes in. */
export function useCardBox(household: HouseholdActivation, given: HouseholdCard, asksHolder = false) {
  const t = useTexts('carriers')
  const { api } = useActs()
  const { householdId } = household
  return useMeanwhile<HouseholdCard, Holder>({
    given,
    codes,
    formOf: ({ residentId }) => (asksHolder ? { residentId } : {}),
    factsOf: (form, card): Facts => [
      [t('state'), t(card.state === 'active' ? 'inUse' : card.state)],
      [t('holder'), nameOf(household, form, card) || t('nobody')],
      [t('otherHouseholds'), inRow(card.otherLabels)],
    ],
    newest: async () =>
      (await api.getActivation({ householdId })).data.cards.find(({ cardId }) => cardId === given.cardId),
  })
}

/** A box about one phone of a household. */
export function usePhoneBox(household: HouseholdActivation, given: HouseholdPhone, asksHolder = false) {
  const t = useTexts('carriers')
  const { api } = useActs()
  const { householdId } = household
  return useMeanwhile<HouseholdPhone, Holder>({
    given,
    codes,
    formOf: ({ residentId }) => (asksHolder ? { residentId } : {}),
    factsOf: (form, phone): Facts => [[t('resident'), nameOf(household, form, phone) || t('nobodyOfPhone')]],
    newest: async () =>
      (await api.getActivation({ householdId })).data.phones.find(({ phoneId }) => phoneId === given.phoneId),
  })
}

type Carried = Pick<HouseholdCard, 'residentId' | 'residentName'>

function nameOf({ residents }: HouseholdActivation, { residentId }: Holder, of: Carried): string {
  if (residentId === undefined || residentId === of.residentId) return of.residentName
  return residents.find((resident) => resident.residentId === residentId)?.name ?? ''
}
