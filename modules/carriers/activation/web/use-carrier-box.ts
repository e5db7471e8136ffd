import { type FormField, saidField } from '#platform/web/form/fields.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import {
  carrierChanged,
  type HouseholdActivation,
  type HouseholdCard,
  type HouseholdPhone,
} from '../contract.ts'
import { useActs } from './use-activation.ts'

const codes = [carrierChanged('', '').code]

/** Whose a card or a phone is to be; of boxes that do not ask for it, undefined. */
export interface Holder {
  residentId?: string | null
}
type Carried = Pick<HouseholdCard, 'residentId' | 'residentName'>

export interface CarrierBoxProps<Carrier> {
  household: HouseholdActivation
  /** As it was when the box was opened. */
  carrier: Carrier
  onClose: () => void
}

interface CarrierRules<Carrier> {
  fields: readonly FormField<Holder, Carrier>[]
  /** The same one of what the household has now. */
  find: (now: HouseholdActivation) => Carrier | undefined
  asksHolder: boolean
}

function useCarrierBox<Carrier extends Carried>(
  { household: { householdId }, carrier: given, onClose }: CarrierBoxProps<Carrier>,
  { fields, find, asksHolder }: CarrierRules<Carrier>,
) {
  const { api, refresh } = useActs()
  const { attempt, ...box } = useMeanwhile<Carrier, Holder>({
    given,
    codes,
    formOf: ({ residentId }) => (asksHolder ? { residentId } : {}),
    fields,
    newest: async () => find((await api.getActivation({ householdId })).data),
  })
  return {
    ...box,
    api,
    /** Does what the box asks for, says that it is done, and closes it. */
    async act(work: () => Promise<unknown>, done: string) {
      await attempt(work)
      toast(done)
      refresh()
      onClose()
    },
  }
}

/** A box about one card of a household. What another desk did with the card meanwhile comes in. */
export function useCardBox(props: CarrierBoxProps<HouseholdCard>, asksHolder = false) {
  const t = useTexts('carriers')
  return useCarrierBox(props, {
    asksHolder,
    fields: [
      saidField<HouseholdCard>(t('state'), ({ state }) => t(state === 'active' ? 'inUse' : state)),
      holderField(t('holder'), props.household, t('nobody')),
      saidField<HouseholdCard>(t('otherHouseholds'), ({ otherLabels }) => inRow(otherLabels)),
    ],
    find: ({ cards }) => cards.find(({ cardId }) => cardId === props.carrier.cardId),
  })
}

/** A box about one phone of a household. */
export function usePhoneBox(props: CarrierBoxProps<HouseholdPhone>, asksHolder = false) {
  const t = useTexts('carriers')
  return useCarrierBox(props, {
    asksHolder,
    fields: [holderField(t('resident'), props.household, t('nobodyOfPhone'))],
    find: ({ phones }) => phones.find(({ phoneId }) => phoneId === props.carrier.phoneId),
  })
}

const holderField = (
  label: string,
  { residents }: HouseholdActivation,
  nobody: string,
): FormField<Holder, Carried> => ({
  label,
  read: ({ residentId }, of) =>
    (residentId === undefined || residentId === of.residentId
      ? of.residentName
      : residents.find((resident) => resident.residentId === residentId)?.name) || nobody,
})
