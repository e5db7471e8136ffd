import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { asLine, type DraftLine, isLineWrong, sumOf } from './draft-line.ts'
import { itemsQuery } from './queries.ts'

interface LinesInputProps {
  lines: readonly DraftLine[]
  onLines: (lines: readonly DraftLine[]) => void
  invalid?: string | undefined
  /** All lines have the account of their run. */
  hasOneAccount?: boolean | undefined
}

const kinds: Readonly<Record<string, DraftLine['kind']>> = { discount: 'discount', fine: 'fine' }

/** The lines of a bill: each with its name and its amount, others added from the items or freely. */
export function LinesInput({ lines, onLines, invalid, hasOneAccount }: LinesInputProps) {
  const t = useTexts('billChecks')
  const { provider, feeType } = useFeePlace()
  const { data } = useQuery(itemsQuery({ provider, feeType }))
  const items = (data?.items ?? []).filter(
    ({ isRetired, feeItemId }) => !isRetired && !lines.some((line) => line.feeItemId === feeItemId),
  )
  const accounts = (data?.accounts ?? []).map(({ number, name }) => ({ value: number, label: name }))
  const change = (key: string, patch: Partial<DraftLine>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)))
  const add = (id: string) => {
    const item = items.find(({ feeItemId }) => feeItemId === id)
    const made: DraftLine = {
      key: newId(),
      kind: kinds[item?.kind ?? ''] ?? 'item',
      name: item?.name ?? '',
      basis: '',
      accountNumber: item?.accountNumber ?? accounts[0]?.value ?? 4101,
      amount: '',
      ...(item && { feeItemId: item.feeItemId }),
    }
    onLines([...lines, made])
  }
  const below = (line: DraftLine) => {
    if (hasOneAccount) return undefined
    if (!line.feeItemId && line.calculated === undefined)
      return (
        <ChoiceInput
          aria-label={t('lineAccount')}
          value={line.accountNumber}
          options={accounts}
          onChoose={(accountNumber) => change(line.key, { accountNumber })}
        />
      )
    const isCalculated = Number(line.amount) === line.calculated
    return <span className="lb-14 lb-quiet">{isCalculated ? line.basis : t('lineByHand')}</span>
  }
  return (
    <fieldset className="lb-bare lb-stack lb-gap-8">
      <legend className="lb-strong lb-below-8">{t('lines')}</legend>
      {lines.map((line, nth) => (
        <div key={line.key} className="bi-line">
          <TextInput
            aria-label={t('lineName')}
            maxLength={40}
            value={line.name}
            aria-invalid={invalid && !line.name.trim() ? true : undefined}
            onText={(name) => change(line.key, { name })}
          />
          <AmountInput
            signed
            digits={6}
            autoFocus={nth === 0}
            aria-label={t('lineAmount', { name: line.name })}
            value={line.amount}
            aria-invalid={invalid && isLineWrong(line) ? true : undefined}
            onAmount={(amount) => change(line.key, { amount: asLine(line, amount) })}
          />
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('lineRemove', { name: line.name })}
            onClick={() => onLines(lines.filter(({ key }) => key !== line.key))}
          >
            <Icon name="x" />
          </button>
          {below(line)}
        </div>
      ))}
      {invalid && (
        <span className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {invalid}
        </span>
      )}
      <div className="lb-line">
        <span className="bi-line-add">
          <ChoiceInput
            aria-label={t('lineAdd')}
            value="add"
            options={[
              { value: 'add', label: t('lineAdd') },
              ...items.map(({ feeItemId, name }) => ({ value: feeItemId, label: name })),
              { value: 'other', label: t('lineOther') },
            ]}
            onChoose={(id) => id !== 'add' && add(id)}
          />
        </span>
        <span className="lb-end">
          {t('linesTotal')} <b>{showMoney(sumOf(lines))}</b>
        </span>
      </div>
    </fieldset>
  )
}

/** The lines of a bill as a field of a form. */
export const linesField = <Form extends { lines: readonly DraftLine[] }>(
  hasOneAccount = false,
): FormField<Form> => ({
  label: text('billChecks', 'lines'),
  read: ({ lines }) => lines.map(({ name, amount }) => `${name} ${amount}`).join('、'),
  wrong: ({ lines }) => {
    if (!lines.length) return text('billChecks', 'linesNeeded')
    return lines.some(isLineWrong) ? text('billChecks', 'lineWrong') : undefined
  },
  draw: ({ lines }, change, invalid) => (
    <LinesInput
      lines={lines}
      hasOneAccount={hasOneAccount}
      invalid={invalid}
      onLines={(next) => change({ lines: next } as Partial<Form>)}
    />
  ),
})
