import './page-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { supplierTypeNumbers } from '../supplier-types.ts'

/** What suppliers do, by its numbers, in words. */
export function useTypes(): { value: number; label: string }[] {
  const t = useTexts('suppliersPage')
  return supplierTypeNumbers.map((value) => ({ value, label: t(`type${value}`) }))
}

/** Several of them in a row. */
export function useTypeWords(): (typeIds: readonly number[]) => string {
  const types = useTypes()
  return (typeIds) => inRow(types.filter(({ value }) => typeIds.includes(value)).map(({ label }) => label))
}
