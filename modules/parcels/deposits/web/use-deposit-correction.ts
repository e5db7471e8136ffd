import { useQueryClient } from '@tanstack/react-query'
import type { FormField } from '#platform/web/form/fields.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DepositDetail } from '../contract.ts'
import type { DepositForm } from './deposit-form.ts'

const temperatures = ['room', 'chilled', 'frozen'] as const

/**
 * What can be corrected of a deposit, in the words of its timeline, drawn by the fields of its registration; `kinds` are
 * those that are offered.
 */
export function useDepositCorrection(
  kinds: readonly { number: number; name: string }[],
): readonly FormField<DepositForm, DepositDetail>[] {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const recipientOf = ({ receiver, recipientId, named }: DepositForm, of: DepositDetail) => {
    if (receiver.isOutsider) return receiver.name
    if (!named || recipientId === null) return t('whole')
    if (recipientId === of.recipientId) return of.name
    const people = queries.getQueryData<readonly { residentId: string; name: string }[]>([
      'residents',
      receiver.household?.householdId,
    ])
    return people?.find((person) => person.residentId === recipientId)?.name ?? ''
  }
  const kindName = ({ kindDetail }: DepositForm, of: DepositDetail) =>
    kindDetail === of.kindDetail
      ? of.kindName
      : (kinds.find((kind) => kind.number === kindDetail)?.name ?? '')
  return [
    { label: t('field_household'), read: ({ receiver }) => receiver.household?.label ?? '' },
    { label: t('field_recipient'), read: recipientOf },
    { label: t('field_recipientPhone'), read: ({ receiver }) => receiver.phone },
    { label: t('field_payerHousehold'), read: ({ payer }) => payer.household?.label ?? '' },
    { label: t('field_payer'), read: ({ payer }) => payer.name },
    { label: t('field_payerPhone'), read: ({ payer }) => payer.phone },
    { label: t('field_kind'), read: kindName },
    { label: t('field_temperature'), read: ({ temperature }) => t(temperatures[temperature]) },
    { label: t('field_shelfPosition'), read: ({ shelfPosition }) => shelfPosition ?? '' },
    { label: t('field_note'), read: ({ note }) => note },
    { label: t('field_expectedOn'), read: ({ expectedOn }) => showDay(expectedOn) },
  ]
}
