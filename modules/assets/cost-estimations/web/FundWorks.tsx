import { lazy, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type FundYear, type Replacement, worksOf } from '../contract.ts'
import { inWan } from './in-wan.ts'
import type { About } from './MotionDialog.tsx'

const MotionDialog = lazy(async () => ({ default: (await import('./MotionDialog.tsx')).MotionDialog }))

interface FundWorksProps {
  funds: readonly FundYear[]
  replacements: readonly Replacement[]
  raisePerPing: number
}

/** What is replaced in which year, and what is left then. */
export function FundWorks({ funds, replacements, raisePerPing }: FundWorksProps) {
  const t = useTexts('fundPage')
  const mayDraft = useAllowed()([{ can: 'assemblies.prepare', service: [23] }]).length > 0
  const [about, setAbout] = useState<About>()
  const years = funds.length - 1
  const mayRaise = mayDraft && raisePerPing > 0
  useHotKey('Alt+1', 'fundPage:motion', () => setAbout({ years, raisePerPing }), { enabled: mayRaise })
  const due = funds.filter(({ spent }) => spent > 0)
  const last = funds.at(-1)
  const works = worksOf(replacements)
  const workIn = (year: number) => {
    const [first, ...others] = works.filter((work) => work.year === year)
    if (!first) return ''
    const { name, count } = first
    const all = others.reduce((sum, work) => sum + work.count, count)
    if (others.length) return t('ofMany', { name, count: all })
    return count > 1 ? t('workOf', { name, count }) : name
  }
  const cell = (amount: number) => <td data-short={amount < 0 || undefined}>{inWan(amount)}</td>
  return (
    <Panel title={t('works')} number={due.length} summary={t('worksSummary')} className="cf-side">
      {mayRaise && (
        <div className="cf-motion">
          <p className="lb-14 lb-quiet">{t('motionLead')}</p>
          <Button type="primary" aria-keyshortcuts="Alt+1" onClick={() => setAbout({ years, raisePerPing })}>
            {t('motion')} <Key keys="Alt 1" />
          </Button>
        </div>
      )}
      {due.length ? (
        <div className="cf-scroll">
          <table className="cf-works">
            <thead>
              <tr>
                <th scope="col">{t('year')}</th>
                <th scope="col">{t('work')}</th>
                <th scope="col">{t('spent')}</th>
                <th scope="col">{t('now')}</th>
                <th scope="col">{t('raised')}</th>
              </tr>
            </thead>
            <tbody>
              {due.map((row, nth) => (
                <tr key={row.year}>
                  <td className="lb-nowrap">
                    <span className="cf-nth">{nth + 1}</span>
                    {row.year}
                  </td>
                  <td>
                    {workIn(row.year)}
                    {mayDraft && (
                      <button
                        type="button"
                        className="lb-link lb-after-12"
                        aria-label={t('motionOf', { name: `${row.year} ${workIn(row.year)}` })}
                        onClick={() => setAbout({ years, year: row.year })}
                      >
                        {t('motionWork')}
                      </button>
                    )}
                  </td>
                  <td>{inWan(row.spent)}</td>
                  {cell(row.balance)}
                  {cell(row.raisedBalance)}
                </tr>
              ))}
              {last && (
                <tr className="cf-end">
                  <td>
                    <span className="cf-nth" />
                    {last.year}
                  </td>
                  <td>{t('end')}</td>
                  <td>{inWan(funds.reduce((sum, row) => sum + row.spent, 0))}</td>
                  {cell(last.balance)}
                  {cell(last.raisedBalance)}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      ) : (
        <EmptyState icon="calendar" title={t('none')} text={t('noneText')} />
      )}
      {about && <MotionDialog about={about} onClose={() => setAbout(undefined)} />}
    </Panel>
  )
}
