import './page-texts.ts'
import './page-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Plan } from '../shapes.ts'

/** How often a plan is due, in words. */
export function useCycleWords(): (plan: Pick<Plan, 'every' | 'unit' | 'dayRule' | 'months'>) => string {
  const t = useTexts('maintenancePage')
  return ({ every, unit, dayRule, months }) => {
    const rhythm = months.length
      ? t('inMonths', { months: inRow(months.map(String)) })
      : every === 1
        ? t(`each_${unit}`)
        : t('everyUnit', { every, unit: t(`unit_${unit}`) })
    return dayRule === 'last' && (months.length || unit === 'month' || unit === 'year')
      ? `${rhythm}　${t('lastDay')}`
      : rhythm
  }
}

/** The things of a plan in a few words. */
export function useAssetWords(): (plan: Pick<Plan, 'assets'>) => string {
  const t = useTexts('maintenancePage')
  return ({ assets }) => {
    const name = assets[0]?.name ?? ''
    return assets.length > 1 ? t('assetsMore', { name, count: assets.length }) : name
  }
}
