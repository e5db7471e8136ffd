import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { DepositDetail } from '../contract.ts'
import type { DepositForm } from './deposit-form.ts'

const temperatures = ['room', 'chilled', 'frozen'] as const

/** What a correction of a deposit says, in the words of its timeline; `kinds` are those that are offered. */
export function useDepositWords(kinds: readonly { number: number; name: string }[]) {
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
    return people?.find((one) => one.residentId === recipientId)?.name ?? ''
  }
  return (form: DepositForm, of: DepositDetail): Facts => [
    [t('fieldHousehold'), form.receiver.household?.label ?? ''],
    [t('fieldRecipient'), recipientOf(form, of)],
    [t('fieldRecipientPhone'), form.receiver.phone],
    [t('fieldPayerHousehold'), form.payer.household?.label ?? ''],
    [t('fieldPayer'), form.payer.name],
    [t('fieldPayerPhone'), form.payer.phone],
    [
      t('fieldKind'),
      form.kindDetail === of.kindDetail
        ? of.kindName
        : (kinds.find((one) => one.number === form.kindDetail)?.name ?? ''),
    ],
    [t('fieldTemperature'), t(temperatures[form.temperature])],
    [t('fieldShelfPosition'), form.shelfPosition ?? ''],
    [t('fieldNote'), form.note],
    [t('fieldExpectedOn'), form.expectedOn],
  ]
}
