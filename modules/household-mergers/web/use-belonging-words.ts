import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { Belongings } from '../contract.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** What a household has, by name where there is one. */
export function useBelongingWords() {
  const t = useTexts('householdMergers')
  return (all: Belongings): Facts => [
    [t('label'), all.label],
    [t('owners'), inRow(all.ownerNames)],
    [t('people'), inRow(all.residents.map(({ name }) => name))],
    [t('cards'), inRow(all.cards.map(({ code }) => code))],
    [t('phones'), inRow(all.phones.map(({ serialEnd }) => t('phone', { end: serialEnd })))],
    [t('vehicles'), inRow(all.vehicles.map(({ plate }) => plate || t('noPlate')))],
    [t('spaces'), inRow(all.spaces.map(({ number }) => number))],
    [t('packages'), inRow(all.packages.map(({ serialNumber }) => serialNumber))],
    [t('deposits'), inRow(all.deposits.map(({ serialNumber }) => serialNumber))],
    [t('items'), all.itemCount ? t('itemCount', { count: all.itemCount }) : ''],
  ]
}
