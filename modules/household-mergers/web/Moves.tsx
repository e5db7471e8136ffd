import './merger-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Belongings } from '../contract.ts'

/** Whether there is anything to move. */
export const isBare = (all: Belongings): boolean =>
  ![all.residents, all.cards, all.phones, all.vehicles, all.spaces, all.packages, all.deposits].some(
    (list) => list.length,
  ) && all.itemCount === 0

/** What goes over when a household is merged, by name where there is one. */
export function Moves({ all }: { all: Belongings }) {
  const t = useTexts('householdMergers')
  const rows = [
    [t('people'), all.residents.map(({ name }) => name)],
    [t('cards'), all.cards.map(({ code }) => code)],
    [t('phones'), all.phones.map(({ serialEnd }) => t('phone', { end: serialEnd }))],
    [t('vehicles'), all.vehicles.map(({ plate }) => plate)],
    [t('spaces'), all.spaces.map(({ number }) => number)],
    [t('packages'), all.packages.map(({ serialNumber }) => serialNumber)],
    [t('deposits'), all.deposits.map(({ serialNumber }) => serialNumber)],
    [t('items'), all.itemCount ? [t('itemCount', { count: all.itemCount })] : []],
  ] as const
  return (
    <dl className="hm-moves">
      {rows
        .filter(([, values]) => values.length)
        .map(([label, values]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{values.join('、')}</dd>
          </div>
        ))}
    </dl>
  )
}
