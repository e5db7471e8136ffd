import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { OwnerDraft, PropertyDraft, SpaceDraft } from './property-draft.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** What the property data of a household say, in the words of the form. */
export function usePropertyWords() {
  const t = useTexts('propertyPage')
  const area = (typed: string) => (typed ? `${typed} ${t('unitArea')}` : '')
  const owner = ({ name, phone, numerator, denominator, isRepresentative }: OwnerDraft) =>
    [name, phone, numerator && `${numerator}/${denominator}`, isRepresentative ? t('representative') : '']
      .filter(Boolean)
      .join(' ')
  const space = ({ number, kind, area: size }: SpaceDraft) =>
    [number, kind === 'mechanical' ? t('mechanical') : '', area(size)].filter(Boolean).join(' ')
  return (draft: PropertyDraft): Facts => [
    [t('exclusive'), area(draft.exclusiveArea)],
    [t('title_'), area(draft.titleArea)],
    [t('owners'), inRow(draft.owners.map(owner))],
    [t('carSpaces'), inRow(draft.carSpaces.map(space))],
    [t('motorcycleSpaces'), inRow(draft.motorcycleSpaces.map(space))],
    [t('movedInOn'), draft.movedInOn.replaceAll('-', '/')],
  ]
}
