import './order-steps.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { OrderTools } from './use-order.ts'

/** Which points it takes: granted ones first, or those of one purse alone; those that expire next go first. */
export function PointsStep({ order }: { order: OrderTools }) {
  const t = useTexts('orderPage')
  const { draft, balance, setMode } = order
  const { quoted } = draft
  if (!quoted) return null
  const isShort = quoted.modes.every(({ isEnough }) => !isEnough)
  return (
    <Panel title={t('pointsTitle')} summary={t('points', { count: quoted.points })} pad="form" grow>
      <div className="lb-stack">
        {isShort && (
          <Note tone="wait">
            {t('pointsShort', { count: quoted.points - quoted.normalPoints - quoted.cashPoints })}
          </Note>
        )}
        <div className="fo-modes" role="radiogroup" aria-label={t('pointsTitle')}>
          {quoted.modes.map(({ mode, normalPoints, cashPoints, isEnough }) => (
            <label key={mode} data-off={!isEnough || undefined}>
              <input
                type="radio"
                name="mode"
                checked={draft.mode === mode}
                disabled={!isEnough}
                onChange={() => setMode(mode)}
              />
              <b>{t(`mode_${mode}`)}</b>
              <span>
                {isEnough ? t('split', { normal: normalPoints, cash: cashPoints }) : t('notEnough')}
              </span>
              <span className="lb-quiet">
                {isEnough &&
                  t('splitLeft', {
                    normal: quoted.normalPoints - normalPoints,
                    cash: quoted.cashPoints - cashPoints,
                  })}
              </span>
            </label>
          ))}
        </div>
        {balance && balance.expiring.length > 0 && (
          <ul className="lb-quiet lb-14" aria-label={t('expiring')}>
            {balance.expiring.map(({ points, expiresOn }) => (
              <li key={expiresOn}>{t('expires', { count: points, day: expiresOn.replaceAll('-', '/') })}</li>
            ))}
          </ul>
        )}
        <p className="lb-14 lb-quiet">{t('pointsRule')}</p>
      </div>
    </Panel>
  )
}
