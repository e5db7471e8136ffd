import './page-texts.ts'
import './power.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Power } from '../contract.ts'
import { PowerChart } from './PowerChart.tsx'

/** What the building takes now and took today, and charging on each phase. */
export function PowerPanel({ power, now }: { power: Power; now: Date }) {
  const t = useTexts('chargingPowerPage')
  const { totalW, contractKw, state, amperes } = power
  const percent = totalW === null ? '' : (totalW / contractKw / 10).toFixed(1)
  return (
    <Panel
      title={t('title')}
      number={totalW === null ? '—' : Math.round(totalW / 1000)}
      summary={totalW === null ? t('silent') : t('load', { percent })}
      extra={<span className={`cp-state cp-${state}`}>{t(`state_${state}`)}</span>}
    >
      <PowerChart power={power} now={now} />
      <table className="cp-phases">
        <thead>
          <tr>
            <th scope="col">{t('phase')}</th>
            {['R', 'S', 'T'].map((phase) => (
              <th key={phase} scope="col">
                {phase}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('current')}</th>
            {(['r', 's', 't'] as const).map((phase) => (
              <td key={phase}>{`${amperes[phase]} A`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  )
}
