import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { Belongings } from '../contract.ts'

/** What a household has, by name where there is one. */
export function useBelongingWords() {
  const t = useTexts('householdMergers')
  return (all: Belongings): Facts => [
    [t('label'), all.label],
    [t('owners'), all.ownerNames.join('、')],
    [t('people'), all.residents.map(({ name }) => name).join('、')],
    [t('cards'), all.cards.map(({ code }) => code).join('、')],
    [t('phones'), all.phones.map(({ serialEnd }) => t('phone', { end: serialEnd })).join('、')],
    [t('vehicles'), all.vehicles.map(({ plate }) => plate || t('noPlate')).join('、')],
    [t('spaces'), all.spaces.map(({ number }) => number).join('、')],
    [t('packages'), all.packages.map(({ serialNumber }) => serialNumber).join('、')],
    [t('deposits'), all.deposits.map(({ serialNumber }) => serialNumber).join('、')],
    [t('items'), all.itemCount ? t('itemCount', { count: all.itemCount }) : ''],
  ]
}
